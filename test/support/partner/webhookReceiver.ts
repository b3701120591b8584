/**
 * A partner's receiver of webhook messages. It verifies each message with the package of the Standard Webhooks project,
 * compares it with the contract, and can misbehave on demand.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { asObject, type DocumentObject } from '../../../src/programs/codegen/json/jsonDocument';
import { generatedDocument, SchemaValidator } from '../../contract/contractDocuments';
import { recordSecret } from '../secretRecorder';

/** A message as it arrived. */
export interface ReceivedMessage {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly data: {
    readonly portal_order_id: number;
    readonly session_id: number;
    readonly user_id: number;
    readonly status: string;
    readonly reason: string;
    readonly return_reason: string | null;
    readonly withdrawal: { readonly txid: string | null } | null;
  };
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * `accept`: stored and answered. `accept_silently`: stored, and the answer is lost. A number: not stored, and answered
 * with this status. `hang`: not stored, and never answered.
 */
export type WebhookBehaviour = 'accept' | 'accept_silently' | 'hang' | number;

export class WebhookReceiver {
  /** Every message that was stored, in the order of arrival; a repeated one is in it again. */
  readonly stored: ReceivedMessage[] = [];
  /** Every attempt. */
  readonly attempts: ReceivedMessage[] = [];
  /** What was wrong with messages; empty at the end of every test. */
  readonly faults: string[] = [];
  /** The valid secrets. A message must be signed with one of them. */
  secrets: string[] = [];
  behaviour: (message: ReceivedMessage) => WebhookBehaviour | Promise<WebhookBehaviour> = () => 'accept';
  /** Sent with the status of a message that is not stored. */
  refusalHeaders: Readonly<Record<string, string>> = {};
  private secretKnown = Promise.resolve();
  private readonly document = generatedDocument('partner.openapi.json');
  private readonly validator = new SchemaValidator(this.document);
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void this.receive(request.headers, Buffer.concat(chunks).toString(), response));
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  /** As `use`, for an answer that is under way: messages that overtake it are verified when it has arrived. */
  async useAnswer(answer: Promise<{ readonly webhook_secret: string | null }>): Promise<void> {
    this.secretKnown = answer.then(({ webhook_secret: secret }) => this.use(secret));
    await this.secretKnown;
  }

  /** The secret of the exchange, which must appear in no log. */
  use(secret: string | null): void {
    if (secret === null) throw new Error('the exchange returned no secret');
    recordSecret(secret);
    this.secrets = [secret];
  }

  /** The stored messages without repeated ones, in the order of their first arrival. */
  get messages(): ReceivedMessage[] {
    return [...new Map(this.stored.toReversed().map((message) => [message.id, message])).values()].toReversed();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(headers: IncomingHttpHeaders, text: string, response: ServerResponse): Promise<void> {
    await this.secretKnown;
    if (!this.secrets.some((secret) => isVerified(secret, text, headers)))
      this.faults.push(`not signed with a valid secret: ${text}`);
    const body = JSON.parse(text) as Pick<ReceivedMessage, 'type' | 'sequence' | 'data'>;
    this.faults.push(...this.contractFaults(body.type, body as unknown as DocumentObject));
    const message = { ...body, id: String(headers['webhook-id']), headers, text };
    this.attempts.push(message);
    const behaviour = await this.behaviour(message);
    if (behaviour === 'hang') return;
    // As some servers do before the answer to every body, although nobody has asked.
    response.writeContinue();
    if (typeof behaviour === 'number') return void response.writeHead(behaviour, this.refusalHeaders).end();
    this.stored.push(message);
    if (behaviour === 'accept') response.writeHead(204).end();
    else response.destroy();
  }

  private contractFaults(type: string, body: DocumentObject): string[] {
    const webhook = asObject(this.document['webhooks'], 'webhooks')[type];
    if (webhook === undefined) return [`the contract has no webhook ${type}`];
    const post = asObject(asObject(webhook, type)['post'], type);
    const content = asObject(asObject(post['requestBody'], type)['content'], type);
    return this.validator.errorTextsOf(asObject(content['application/json'], type)['schema'] ?? {}, body);
  }
}

export function isVerified(secret: string, text: string, headers: IncomingHttpHeaders): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
