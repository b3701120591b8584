/** Faults in the custodian. Their tests run on a real Bitcoin node, which `make chains` installs. */
import type { PlantedFault } from '../plantedFault';

const payments = 'src/custodian/withdrawals/payments.ts';
const withdrawals = 'test/chains/custodianWithdrawals.chains.ts';
const deposits = 'test/chains/custodianDeposits.chains.ts';
const comparison = 'src/custody/custodyComparison.ts';
const compared = 'test/custody/custodyComparison.test.ts';
const evmWithdrawals = 'test/chains/evmWithdrawals.chains.ts';
const evmDeposits = 'test/chains/evmDeposits.chains.ts';
const signedRefill = 'src/custodian/chains/bitcoin/signedRefill.ts';
const surplus = 'src/custodian/treasury/surplus.ts';
const coldStorage = 'test/chains/coldStorage.chains.ts';
const evmColdStorage = 'test/chains/evmColdStorage.chains.ts';

export const CUSTODIAN: readonly PlantedFault[] = [
  {
    promises: [69],
    what: 'the custodian broadcasts a payment before it is stored',
    file: payments,
    find: 'return await storePayment(transaction, chain, built, {',
    replace:
      'await chain.broadcast(built.transaction.bytes);\n    return await storePayment(transaction, chain, built, {',
    caughtBy: { file: withdrawals, name: 'a payment that could not be stored was not broadcast' },
  },
  {
    promises: [69],
    what: 'a withdrawal is called sent although the node does not have its transaction',
    file: payments,
    find: "if (answer.result === 'accepted' || answer.result === 'known') await",
    replace: "if (answer.result !== 'fee_too_low') await",
    caughtBy: { file: 'test/chains/broadcasts.chains.ts', name: 'a signed withdrawal stays accepted' },
  },
  {
    promises: [69],
    what: 'the custodian reuses an input that another payment has reserved',
    file: 'src/custodian/store/outputs.ts',
    find: "      .whereNull('payment_id')\n      .whereNull('spent_txid')\n      .where('units'",
    replace: "      .whereNull('spent_txid')\n      .where('units'",
    caughtBy: { file: withdrawals, name: 'payments that wait at the same time spend different outputs' },
  },
  {
    promises: [69],
    what: 'a replacement of a payment keeps its fee',
    file: 'src/custodian/chains/bitcoin/payments.ts',
    find: 'const fee = feeOf(inputs, outputs.map(planned), feeRate);',
    replace: 'const fee = feeOf(inputs, outputs.map(planned), previous.feeRate);',
    caughtBy: { file: withdrawals, name: 'when fees rise, a late transaction is replaced by one with the same inputs' },
  },
  {
    promises: [69],
    what: 'the custodian pays whatever fee the network demands',
    file: 'src/custodian/chains/bitcoin/feeRates.ts',
    find: 'return rate > BigInt(settings.feeRateMax) ? BigInt(settings.feeRateMax) : rate;',
    replace: 'return rate;',
    caughtBy: { file: withdrawals, name: 'when fees explode, the custodian pays no more than its limit' },
  },
  {
    promises: [69],
    what: 'a payment whose input was spent otherwise is given up before that is certain',
    file: 'src/custodian/withdrawals/lostPayments.ts',
    find: 'const finalHeight = tipHeight - confirmations + 1;',
    replace: 'const finalHeight = tipHeight + confirmations;',
    caughtBy: { file: withdrawals, name: 'a thief with the keys is noticed' },
  },
  {
    promises: [70],
    what: 'the custodian ignores a reorganization',
    file: 'src/custodian/deposits/blockFollower.ts',
    find: 'if (hash !== position.hash) return await reorganize(options, position);',
    replace: "if (hash !== position.hash) return { status: 'behind', detail: 'another chain' };",
    caughtBy: { file: deposits, name: 'a deposit that a reorganization removes before its confirmations' },
  },
  {
    promises: [70],
    what: 'the custodian counts an output twice that a reorganization moves to another block',
    file: 'src/custodian/deposits/rollBack.ts',
    find: '  await reverseEntriesAbove(transaction, network, to.height, nowMs);\n',
    replace: '',
    caughtBy: { file: deposits, name: 'that keeps the deposit delays it, and it is credited once' },
  },
  {
    promises: [70],
    what: 'the custodian reports a deposit under another output once it is confirmed',
    file: 'src/custodian/deposits/depositReports.ts',
    find: 'tag: null, txid, output },',
    replace: "tag: null, txid, output: state === 'confirmed' ? output + 1 : output },",
    caughtBy: { file: deposits, name: 'a deposit is pending when the network has it' },
  },
  {
    promises: [70],
    what: 'dust is reported as a deposit',
    file: 'src/custodian/deposits/applyBlock.ts',
    find: 'const isReported = credit.units >= chain.depositMinUnits(credit.asset);',
    replace: 'const isReported = true;',
    caughtBy: { file: deposits, name: 'dust is booked and neither reported nor credited' },
  },
  {
    promises: [70],
    what: 'the custodian accepts requests that the exchange did not sign',
    file: 'src/custodian/server/server.ts',
    find: 'if (!isSignedByExchange(signatures, { method, path, headers, body }))',
    replace: 'if (!isSignedByExchange(signatures, { method, path, headers, body }) && false)',
    caughtBy: {
      file: 'test/custodian/withoutNode.test.ts',
      name: 'requests that are not signed or do not match the contract change nothing',
    },
  },
  {
    promises: [70],
    what: 'the exchange does not miss what its custodian has received',
    file: comparison,
    find: '[...missing(own, first, precisionOf), ...surplus(own, last), ...last.differences]',
    replace: '[...surplus(own, last), ...last.differences]',
    caughtBy: { file: compared, name: 'a deposit that was not credited' },
  },
  {
    promises: [70],
    what: 'the exchange may have more than its custodian has received',
    file: comparison,
    find: '[...missing(own, first, precisionOf), ...surplus(own, last), ...last.differences]',
    replace: '[...missing(own, first, precisionOf), ...last.differences]',
    caughtBy: { file: compared, name: 'a deposit that never arrived' },
  },
  {
    promises: [70],
    what: 'what the custodian has found out itself is not shown',
    file: comparison,
    find: '...surplus(own, last), ...last.differences]',
    replace: '...surplus(own, last)]',
    caughtBy: { file: compared, name: 'the server that leads compares at an interval' },
  },
  {
    promises: [70],
    what: 'a comparison calls different what was changed after it was read',
    file: comparison,
    find: '  options.totals.forget();\n',
    replace: '',
    caughtBy: { file: compared, name: 'the server that leads compares at an interval' },
  },
  {
    promises: [70],
    what: 'a comparison takes units of bitcoin for rounding',
    file: comparison,
    find: 'decimals > precisionOf(asset) ? BigInt',
    replace: 'decimals >= precisionOf(asset) ? BigInt',
    caughtBy: { file: compared, name: 'a deposit that was not credited' },
  },
  {
    promises: [69],
    what: 'two payments of an account use the same nonce',
    file: 'src/custodian/chains/evm/payments.ts',
    find: 'const nonce = await nextNonce(transaction, network, sender);',
    replace: 'const nonce = Math.max(0, (await nextNonce(transaction, network, sender)) - 1);',
    caughtBy: { file: evmWithdrawals, name: 'withdrawals that wait together have consecutive nonces' },
  },
  {
    promises: [69],
    what: 'a replacement of an account takes another nonce',
    file: 'src/custodian/chains/evm/payments.ts',
    find: 'return await sign(sender, { ...terms, value }, fees);',
    replace: 'return await sign(sender, { ...terms, nonce: terms.nonce + 1, value }, fees);',
    caughtBy: {
      file: evmWithdrawals,
      name: 'when fees rise, a late transaction is replaced by one with the same nonce',
    },
  },
  {
    promises: [70],
    what: 'the custodian counts each log of a token twice',
    file: 'src/custodian/chains/evm/blockScanner.ts',
    find: 'receiptFor(receipts, one.hash))), ...arrived.credits],',
    replace:
      'receiptFor(receipts, one.hash))), ...arrived.credits, ...arrived.credits.map((one) => ({ ...one, output: one.output + 1_000 }))],',
    caughtBy: { file: evmDeposits, name: 'one transaction that pays two users in a token' },
  },
  {
    promises: [70],
    what: 'a transfer that a token announces is credited without having arrived',
    file: 'src/custodian/chains/evm/arrivedTransfers.ts',
    find: 'const arrivedUnits = announcedUnits < left ? announcedUnits : left;',
    replace: 'const arrivedUnits = announcedUnits;',
    caughtBy: { file: 'test/custodian/chains/evm/arrivedTransfers.test.ts', name: 'units arrived' },
  },
  {
    promises: [69],
    what: 'the custodian sends a refill that pays somebody else',
    file: signedRefill,
    find: "if (!paysOnly(outputs, preparedOutputs(prepared))) return 'wrong_recipient';",
    replace: '',
    caughtBy: { file: coldStorage, name: 'another recipient' },
  },
  {
    promises: [69],
    what: 'the custodian takes a refill without checking its signatures',
    file: signedRefill,
    find: "if (input === undefined || hasScript || !isSigned(transaction, index, input, witness)) return 'wrong_signature';",
    replace: "if (input === undefined || hasScript || witness.length === 0) return 'wrong_signature';",
    caughtBy: { file: coldStorage, name: 'a signature of another key' },
  },
  {
    promises: [69],
    what: 'the custodian takes a refill with whatever fee its signer has chosen',
    file: 'src/custodian/chains/evm/coldStorage.ts',
    find: "if (maxFeePerGas > BigInt(settings.feeRateMax) || gas > BigInt(settings.gasMax)) return 'fee_too_high';",
    replace: '',
    caughtBy: { file: evmColdStorage, name: 'a fee that is too high' },
  },
  {
    promises: [69],
    what: 'a refill that is handed in again is a conflict',
    file: 'src/custodian/treasury/refills.ts',
    find: 'if (versions.some(({ txid }) => txid === read.txid)) return undefined;',
    replace: '',
    caughtBy: { file: coldStorage, name: 'whatever is killed between its steps' },
  },
  {
    promises: [69],
    what: 'a refill leads above the upper bound of the wallet',
    file: 'src/custodian/treasury/refills.ts',
    find: 'return available + incoming + units > limits.high;',
    replace: 'return available + incoming + units > limits.high * 100n;',
    caughtBy: { file: coldStorage, name: 'requests that cannot be served are refused' },
  },
  {
    promises: [69],
    what: 'the fee of a surplus is taken from what should remain in the wallet',
    file: surplus,
    find: 'if (feeAsset !== payout.asset || units + feeUnits <= payout.units) return { units, payment };',
    replace: 'if (feeUnits > 0n) return { units, payment };',
    caughtBy: { file: coldStorage, name: 'a surplus moves to cold storage and leaves the target' },
  },
  {
    promises: [69],
    what: 'the custodian counts on coins of cold storage for withdrawals',
    file: 'src/custodian/store/outputs.ts',
    find: "      .where('branch', '<', COLD_BRANCH)\n      .where((either)",
    replace: '      .where((either)',
    caughtBy: { file: coldStorage, name: 'a withdrawal that the wallet cannot pay stays accepted' },
  },
  {
    promises: [70],
    what: 'cold storage is not compared with the chain',
    file: 'src/custodian/ledger/reconcile.ts',
    find: "(['wallet', 'cold'] as const).flatMap",
    replace: "(['wallet'] as const).flatMap",
    caughtBy: { file: coldStorage, name: 'what the ledger says of cold storage is compared with the chain' },
  },
];
