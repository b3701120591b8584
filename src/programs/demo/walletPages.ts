/** The HTML pages of the demo partner's app. */
import type { Receipt } from './chainWallet';
import type { ReportedOrder } from './webhookReceiver';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:3rem auto;max-width:32rem;padding:0 1rem}a.button,button{font:inherit;padding:.6rem 1.2rem}td,th{padding:.2rem .6rem .2rem 0;text-align:left;overflow-wrap:anywhere}';

export function walletPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${content}
</html>`;
}

/** `loginUrl` is the exchange's Portal link with this visitor's state. */
export function startPage(loginUrl: string): string {
  return walletPage(
    'Demo Wallet',
    `<p>You have no coins yet.</p>\n<p><a class="button" href="${escapeHtml(loginUrl)}">Buy bitcoin</a></p>`,
  );
}

/**
 * `orders`: what the exchange has told about the app's orders, of all its users, because the demo has only one.
 * `receipts`: what the app's own node says about their transactions, by id; undefined if the coins are simulated.
 */
export function buyPage(
  message: string,
  orders: readonly ReportedOrder[],
  receipts?: ReadonlyMap<string, Receipt>,
): string {
  const rows = orders.map(({ portal_order_id: id, pair, value, status, withdrawal }) => {
    const cells = [id, `${value} ${pair.slice(0, pair.indexOf('_'))}`, status, withdrawal?.txid ?? ''];
    const onChain = receipts === undefined ? [] : receiptCells(receipts.get(withdrawal?.txid ?? ''));
    return `<tr>${[...cells, ...onChain].map((cell) => `<td>${escapeHtml(String(cell))}`).join('')}`;
  });
  const columns = ['Order', 'Bought', 'Status', 'Transaction', ...(receipts === undefined ? [] : RECEIPT_COLUMNS)];
  return walletPage(
    'Buy bitcoin',
    `<p>${escapeHtml(message)}</p>
<form method="post" action="/wallet/buy"><label>Amount in baht <input name="amount" value="1000" inputmode="decimal"></label> <button>Buy</button></form>
<h2>Purchases</h2>
<table><tr>${columns.map((column) => `<th scope="col">${column}`).join('')}
${rows.join('\n')}</table>`,
  );
}

const RECEIPT_COLUMNS = ['Received', 'Confirmations'];

function receiptCells(receipt: Receipt | undefined): readonly string[] {
  return receipt === undefined ? ['', ''] : [`${receipt.amount} ${receipt.coin}`, String(receipt.confirmations)];
}

export function messagePage(title: string, message: string): string {
  return walletPage(title, `<p>${escapeHtml(message)}</p>\n<p><a href="/wallet">Back to the wallet</a></p>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
