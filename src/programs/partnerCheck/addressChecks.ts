/** The checks of a partner's deposit addresses: each coin, its tag, and requests that must be refused. */
import { randomBytes } from 'node:crypto';
import { pause, systemEventLoop } from '../../foundation/eventLoop';
import { type AddressFault, parseAddress } from '../../usecases/custody/addressFormats';
import type { DepositAddressResult } from '../../usecases/partner/depositAddress';
import type { AccessGrant } from '../../usecases/partner/oauth';
import type { CheckContext, CheckedCoin } from './checkContext';
import type { CheckId } from './checks';

/** A valid symbol that no exchange lists. */
const UNKNOWN_COIN = 'ZZZZZZZZZ9';

export async function checkAddresses(context: CheckContext, { accessToken }: AccessGrant): Promise<void> {
  const { report, partner } = context;
  for (const coin of partner.coins) await checkCoin(context, coin, accessToken);
  if (!partner.coins.some(({ tag }) => tag === 'none')) report.notTested('tagAbsent', 'every network has tags');
  if (!partner.coins.some(({ tag }) => tag === 'required')) report.notTested('tagPresent', 'no network requires a tag');
  await checkUnknownCoin(context, accessToken);
  await expectTokenRefused(context, 'invalidToken', randomBytes(24).toString('base64url'));
}

/** Waits until the token has expired, if that is not too long. */
export async function checkExpiredToken(context: CheckContext, grant: AccessGrant): Promise<void> {
  const { report, waitSecondsMax } = context;
  const { accessToken, expiresInSeconds } = grant;
  if (expiresInSeconds === null) return report.notTested('expiredToken', 'the app does not say when a token expires');
  if (expiresInSeconds > waitSecondsMax)
    return report.notTested('expiredToken', `a token is valid for ${expiresInSeconds} s; wait longer to test this`);
  await pause(systemEventLoop, (expiresInSeconds + 1) * 1_000);
  await expectTokenRefused(context, 'expiredToken', accessToken);
}

async function checkCoin(context: CheckContext, checked: CheckedCoin, accessToken: string): Promise<void> {
  const { report, answers, testNetworks } = context;
  const { coin, format, tag } = checked;
  const answer = await requestAddress(context, accessToken, coin);
  if (!answer.ok) {
    if (answers.failure(`deposit address of ${coin}`, answer.reason))
      report.notTested('coin', 'there was no usable answer');
    else report.fail('coin', `${coin}: ${FAILURES[answer.reason] ?? answer.reason}`);
    return;
  }
  answers.usable();
  const address = parseAddress(answer.address, { format, testNetworks });
  if (address.ok) report.pass('coin');
  else report.fail('coin', `${coin}: ${ADDRESS_FAULTS[address.fault]}`);
  if (tag === 'none' && answer.tag !== null) report.fail('tagAbsent', `${coin}: the answer has a tag`);
  else if (tag === 'none') report.pass('tagAbsent');
  if (tag === 'required' && answer.tag === null) report.fail('tagPresent', `${coin}: the answer has no tag`);
  else if (tag === 'required') report.pass('tagPresent');
}

const FAILURES: Readonly<Record<string, string>> = {
  wrong_coin: 'the answer is for another coin',
  token_refused: 'the access token is refused',
  unexpected_status: 'the status is not 200',
};

const ADDRESS_FAULTS: Readonly<Record<AddressFault, string>> = {
  malformed: "the address is not in the format of the coin's network",
  checksum: 'the checksum of the address is wrong',
  test_network: 'the address belongs to a test network',
  unspendable: 'coins sent to this address could not be spent',
};

async function checkUnknownCoin(context: CheckContext, accessToken: string): Promise<void> {
  const { http, partner, report, answers } = context;
  const query = { access_token: accessToken, coin: UNKNOWN_COIN };
  const response = await http.send({ url: partner.depositAddressUrl, query, request: { method: 'GET' }, statuses: [] });
  if (response.status === 404) return report.pass('unknownCoin');
  if (!response.ok && answers.failure('deposit address of an unknown coin', response.reason))
    return report.notTested('unknownCoin', 'there was no usable answer');
  report.fail('unknownCoin', `answered ${response.status} instead of 404`);
}

async function expectTokenRefused(context: CheckContext, check: CheckId, accessToken: string): Promise<void> {
  const { report, answers, partner } = context;
  const answer = await requestAddress(context, accessToken, partner.coins[0]?.coin ?? '');
  if (answer.ok) return report.fail(check, 'an address was returned');
  if (answer.reason === 'token_refused') return report.pass(check);
  if (answers.failure('deposit address', answer.reason)) return report.notTested(check, 'there was no usable answer');
  report.fail(check, 'the status is not 401');
}

function requestAddress(
  { addresses, partner }: CheckContext,
  accessToken: string,
  coin: string,
): Promise<DepositAddressResult> {
  return addresses.depositAddress({ url: partner.depositAddressUrl, accessToken, coin });
}
