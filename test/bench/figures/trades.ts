/** An order must cost the same on tables with a long history: twenty million trades, all of users who trade now. */
import { createConnection } from 'mysql2/promise';
import { createNumbersTable } from '../../support/createNumbersTable';
import { TestExchange } from '../../support/exchange';
import { CONNECTIONS, compareOrderCost, createOrderLoad } from '../compareOrderCost';
import type { MeasuredFigures } from '../measuredFigures';

const TRADES = Number(process.env['TRADES'] ?? 20_000_000);
const TRADES_A_STATEMENT = 500_000;
/** Time between two trades. They end two days ago, so none of them is in a ticker. */
const TRADE_EVERY_MS = 1_000;
const AGO_MS = 2 * 86_400_000;

export async function measureTrades(rounds: number): Promise<MeasuredFigures> {
  const [old, young] = [await TestExchange.start(), await TestExchange.start()];
  try {
    const [more, less] = [await createOrderLoad(old), await createOrderLoad(young)];
    await fillTrades(old.schema.ownerUrl);
    const figures = await compareOrderCost(rounds, more, less, {
      words: `with ${TRADES} trades behind`,
      lessWords: 'with none',
    });
    // The other exchange has trades without orders and is not audited.
    await young.stop();
    await young.audit();
    return { figures };
  } finally {
    await old.close();
    await young.close();
  }
}

/**
 * Trades of another symbol, so that the ids of the running server continue; in the middle of each index, where new rows
 * are inserted between old ones.
 */
async function fillTrades(url: string): Promise<void> {
  const connection = await createConnection({ uri: url, namedPlaceholders: true });
  try {
    await createNumbersTable(connection, 'bench_numbers', Math.min(TRADES, TRADES_A_STATEMENT));
    for (let made = 0; made < TRADES; made += TRADES_A_STATEMENT) {
      const most = Math.min(TRADES_A_STATEMENT, TRADES - made);
      await connection.query(INSERT, { made, most, lastMs: Date.now() - AGO_MS, all: TRADES });
      process.stderr.write(`\rbench: ${made + most} of ${TRADES} trades`);
    }
    process.stderr.write('\n');
    await connection.query('DROP TABLE bench_numbers');
    await connection.query('ANALYZE TABLE trades');
  } finally {
    await connection.end();
  }
}

const FIRST_USER = '(SELECT MIN(id) FROM users)';
const INSERT =
  'INSERT INTO trades (symbol, id, sequence, time_ms, price, quantity, quote_quantity, taker_side, taker_order_id, taker_user_id, taker_fee, taker_vat, ' +
  'maker_order_id, maker_user_id, maker_fee, maker_vat) ' +
  `SELECT 'eth_thb', :made + n, :made + n - :all, :lastMs - (:all - :made - n) * ${TRADE_EVERY_MS}, 900, 0.01, 9, 'buy', 0, ${FIRST_USER} + (:made + n) MOD ${CONNECTIONS}, 0, 0, ` +
  `0, ${FIRST_USER} + (:made + n) DIV ${CONNECTIONS} MOD ${CONNECTIONS}, 0.0225, 0.001575 FROM bench_numbers WHERE n <= :most`;
