/** A user who trades on the pages: signed up, verified, with 10,000 baht and 10 bitcoin. */
import type { TestExchange } from './exchange';
import { type Person, signUpUser } from './pageClient';

export async function signUpTrader(exchange: TestExchange): Promise<Person & { readonly id: number }> {
  const person = await signUpUser(() => exchange.baseUrl);
  const row: { id: number } = await exchange.database('users').where('email', person.email).first('id');
  const id = Number(row.id);
  await exchange.operator.expect('updateUser', 200, {
    path: { userid: id },
    body: { identity_verification_level: 'level_1' },
  });
  await exchange.deposit(id, 'thb', '10000');
  await exchange.deposit(id, 'btc', '10');
  return { ...person, id };
}
