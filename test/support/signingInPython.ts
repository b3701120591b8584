/** Python programs that sign the contract's test vectors with the functions of `talad.py`. */
import { signatureV2Vectors } from './signatureV2';
import { signatureVectors } from './signatureVectors';

export function privateKeyPem({ privateKey = '' }: { readonly privateKey?: string }): string {
  return `-----BEGIN PRIVATE KEY-----\n${privateKey}\n-----END PRIVATE KEY-----\n`;
}

/** Wraps a private key for Ed25519 with openssl. Users have the package `cryptography`. */
export const ED25519_IN_PYTHON = [
  'import subprocess, tempfile',
  'class OpensslKey:',
  '    def __init__(self, pem):',
  '        self.pem = pem',
  '    def sign(self, message):',
  '        with tempfile.NamedTemporaryFile("w") as key, tempfile.NamedTemporaryFile("wb") as text:',
  '            key.write(self.pem); key.flush(); text.write(message); text.flush()',
  '            command = ["openssl", "pkeyutl", "-sign", "-rawin", "-inkey", key.name, "-in", text.name]',
  '            return subprocess.run(command, check=True, capture_output=True).stdout',
  'def key_of(vector):',
  '    return vector["secret"] if vector.get("secret") else OpensslKey(vector["pem"])',
];

/** The lines of a program that reads `given` and prints a message and a signature for each of them. */
export interface SigningProgram {
  readonly lines: readonly string[];
  readonly given: readonly object[];
  readonly expected: readonly (readonly [string, string])[];
}

export const signVectorsInPython: SigningProgram = {
  lines: [
    'def message(vector):',
    '    plain = canonical_message(json.loads(vector["body"])) if vector["body"] else ""',
    '    return timed_message(plain, vector["timestamp"], vector.get("recvWindow", "5000")) if "timestamp" in vector else plain',
    'print(json.dumps([[message(vector), sign(vector["secret"], message(vector))] for vector in given]))',
  ],
  given: signatureVectors,
  expected: signatureVectors.map(({ message, signature }) => [message, signature]),
};

export const signV2VectorsInPython: SigningProgram = {
  lines: [
    ...ED25519_IN_PYTHON,
    'def text_of(v):',
    '    return request_text(v["apiKey"], v["timestamp"], v["method"], v["path"], v["query"], v["body"] or "", v.get("recvWindow", ""))',
    'print(json.dumps([[text_of(v), sign_v2(key_of(v), text_of(v))] for v in given]))',
  ],
  given: signatureV2Vectors.map((vector) => ({ ...vector, pem: privateKeyPem(vector) })),
  expected: signatureV2Vectors.map(({ message, signature }) => [message, signature]),
};

/** The text of a Python program that has all names of `talad`, and its input as `given`. */
export function pythonProgram(lines: readonly string[]): string {
  return ['import json, sys', 'from talad import *', 'given = json.load(sys.stdin)', ...lines].join('\n');
}
