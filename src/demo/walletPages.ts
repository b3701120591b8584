/** The HTML pages of the demo partner's app. */
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

/** `orders`: what the exchange has told about the app's orders, of all its users, because the demo has only one. */
export function buyPage(message: string, orders: readonly ReportedOrder[]): string {
  const rows = orders.map(
    ({ portal_order_id: id, pair, value, status, withdrawal }) =>
      `<tr><td>${id}<td>${escapeHtml(value)} ${escapeHtml(pair.slice(0, pair.indexOf('_')))}<td>${escapeHtml(status)}<td>${escapeHtml(withdrawal?.txid ?? '')}`,
  );
  return walletPage(
    'Buy bitcoin',
    `<p>${escapeHtml(message)}</p>
<form method="post" action="/wallet/buy"><label>Amount in baht <input name="amount" value="1000" inputmode="decimal"></label> <button>Buy</button></form>
<h2>Purchases</h2>
<table><tr><th scope="col">Order<th scope="col">Bought<th scope="col">Status<th scope="col">Transaction
${rows.join('\n')}</table>`,
  );
}

export function messagePage(title: string, message: string): string {
  return walletPage(title, `<p>${escapeHtml(message)}</p>\n<p><a href="/wallet">Back to the wallet</a></p>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
