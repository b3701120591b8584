/**
 * The script of the pages with a form for a passkey: asks the browser for the passkey when the form is submitted, and
 * sends the answer with the form. Binary members are base64url in both directions.
 */
import { find } from './domElements';

type Json = Readonly<Record<string, unknown>>;

const form = find('form[data-passkey]') as HTMLFormElement;
const failure = find('[data-passkey-failure]');
const result = find('input[name=passkey]', form) as HTMLInputElement;
const button = find('button[type=submit]', form) as HTMLButtonElement;

form.addEventListener('submit', (event) => {
  if (result.value !== '') return;
  event.preventDefault();
  void answer();
});

/** Fills in the form and sends it. A failure, for example because the user cancels, is shown and can be repeated. */
async function answer(): Promise<void> {
  failure.hidden = true;
  button.disabled = true;
  try {
    const options = JSON.parse(form.dataset['options'] ?? '') as Json;
    const credential = form.dataset['passkey'] === 'create' ? await create(options) : await get(options);
    result.value = JSON.stringify(credential);
    form.submit();
  } catch {
    failure.hidden = false;
    failure.focus();
  } finally {
    button.disabled = false;
  }
}

async function create(options: Json): Promise<Json> {
  const user = options['user'] as Json;
  const publicKey = {
    ...options,
    challenge: decode(options['challenge']),
    user: { ...user, id: decode(user['id']) },
    excludeCredentials: decodeIds(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = asPasskey(await navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse;
  return described(credential, {
    clientDataJSON: encode(clientDataJSON),
    attestationObject: encode(attestationObject),
  });
}

async function get(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: decode(options['challenge']),
    allowCredentials: decodeIds(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const credential = asPasskey(await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return described(credential, {
    clientDataJSON: encode(clientDataJSON),
    authenticatorData: encode(authenticatorData),
    signature: encode(signature),
    ...(userHandle !== null && { userHandle: encode(userHandle) }),
  });
}

function asPasskey(credential: Credential | null): PublicKeyCredential {
  if (credential === null) throw new Error('the browser returned no passkey');
  return credential as PublicKeyCredential;
}

function described({ id, type }: PublicKeyCredential, response: Json): Json {
  return { id, rawId: id, type, response, clientExtensionResults: {} };
}

function decodeIds(list: unknown): readonly object[] {
  return ((list ?? []) as readonly Json[]).map((each) => ({ ...each, id: decode(each['id']) }));
}

function decode(text: unknown): Uint8Array {
  const binary = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function encode(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
