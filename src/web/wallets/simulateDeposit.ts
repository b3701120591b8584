/**
 * The form below the deposit instructions of a sandbox, with which a user pretends to send money. The deposit appears as
 * detected, and the sandbox credits it some seconds later. An exchange shows no such form and refuses it, and so does a
 * sandbox for coins that a custodian holds: those deposits are on a chain.
 */
import { randomUUID } from 'node:crypto';
import type { Asset } from '../../core/model/model';
import { amountFrom, fitsPrecision } from '../../core/values/decimal';
import { findDepositAddress } from '../../store/transfers/depositAddresses';
import { SIMULATED_REFERENCE } from '../../store/transfers/pendingDeposits';
import { field, form, notice, submitButton } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { definePage, type PageContext, type PageServices } from '../framework/page';
import { typedNumber } from '../framework/typedNumber';
import { requestedAsset, unitName, unknownWalletView, WALLETS_PATH, walletPath } from './wallet';

const PATH = `${WALLETS_PATH}/{asset}/deposit/simulate`;
/** At most nine digits before the point. */
const AMOUNT = /^(0|[1-9]\d{0,8})(\.\d{1,12})?$/;

type Request = PageContext<'fullSession'>;

/** Empty on an exchange. */
export function simulationForm(
  request: Request,
  { config }: Pick<PageServices, 'config'>,
  asset: Asset,
  network: string | undefined,
): Html {
  if (!isSimulated(config, asset)) return html``;
  const words = request.texts.deposit.sandbox;
  const hiddenFields = network === undefined ? {} : { network };
  const amount = field({
    name: 'amount',
    label: words.amount(unitName(asset)),
    inputMode: 'decimal',
    required: true,
    width: 'short',
  });
  const message = request.query.text('simulated');
  return html`<section class="card" aria-labelledby="simulate"><h2 id="simulate">${words.title}</h2>
${message === 'sent' && notice(words.sent, 'good')}${message === 'invalid' && notice(words.invalid, 'bad')}
<p>${words.text}</p>
${form(request, { action: `${walletPath(asset, 'deposit')}/simulate`, hiddenFields }, amount, submitButton(words.submit))}
</section>`;
}

function isSimulated({ sandbox, custody }: PageServices['config'], { kind }: Asset): boolean {
  return sandbox && (kind === 'fiat' || custody.kind === 'manual');
}

export const simulateDeposit = definePage({
  method: 'post',
  path: PATH,
  keeps: (name) => name === 'amount',
  formPage: `${WALLETS_PATH}/{asset}/deposit`,
  access: 'fullSession',
  handler: async (request, services) => {
    const asset = requestedAsset(request, services);
    if (asset === undefined || !isSimulated(services.config, asset)) return unknownWalletView(request);
    const { user } = request;
    const network = asset.networks.find((each) => each.network === request.form.text('network'));
    const back = (outcome: 'sent' | 'invalid') => {
      const query = new URLSearchParams({ ...(network && { network: network.network }), simulated: outcome });
      return { redirect: `${walletPath(asset, 'deposit')}?${query.toString()}` };
    };
    const typed = typedNumber(request.form.text('amount')?.trim() ?? '');
    const amount = AMOUNT.test(typed) ? amountFrom(typed) : 0n;
    if (amount === 0n || !fitsPrecision(amount, asset.transferPrecision)) return back('invalid');
    const route = network && { userId: user.id, asset: asset.asset, network: network.network };
    const address = route && (await findDepositAddress(services, route));
    if (asset.kind === 'crypto' && address === undefined) return back('invalid');
    const outcome = await services.engine.execute({
      type: 'announce_deposit',
      idempotencyKeys: [],
      userId: user.id,
      asset: asset.asset,
      amount,
      reference: `${SIMULATED_REFERENCE}${randomUUID()}`,
      status: 'pending',
      ...(address && { network: address.network, address: address.address, tag: address.tag, confirmations: 0 }),
    });
    return back(outcome.refusal === null ? 'sent' : 'invalid');
  },
});
