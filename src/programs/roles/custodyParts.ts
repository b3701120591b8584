/** Connects this server to the services that send withdrawals and report deposits. */
import type { KeyObject } from 'node:crypto';
import type { CommittedView } from '../../engine/state/committedView';
import { readSettingFile } from '../../foundation/settings/settingFile';
import { claimDepositAddress } from '../../store/transfers/depositAddresses';
import { OnChainTotalsReader } from '../../store/transfers/onChainTotals';
import { ComparisonWorker } from '../../usecases/custody/comparisonWorker';
import type { Custody } from '../../usecases/custody/custody';
import type { ComparisonOptions } from '../../usecases/custody/custodyComparison';
import { readCustodySecrets } from '../../usecases/custody/custodySignature';
import { createManualCustody } from '../../usecases/custody/manualCustody';
import { createSandboxCustody } from '../../usecases/custody/sandboxCustody';
import { createWebhookCustody } from '../../usecases/custody/webhookCustody';
import type { Preparation } from './preparation';

export interface CustodyParts {
  readonly custody: Custody;
  /** The secrets with which the custodian signs its callbacks; empty without a custodian. */
  readonly custodySecrets: readonly KeyObject[];
}

/** `committed`: the present rules, which are known when the engine or its gateway works. */
export function createCustodyParts(preparation: Preparation, committed: () => CommittedView): CustodyParts {
  const { config, tracing } = preparation;
  if (!config.sandbox || config.custody.kind === 'webhook') return realCustodyParts(preparation);
  const custody = createSandboxCustody({
    clock: preparation.clock,
    testNetworks: config.custody.testNetworks,
    networkOf: (asset, network) =>
      committed()
        .asset(asset)
        ?.networks.find((each) => each.network === network),
  });
  return { custody: tracing?.traceClient('custody', custody) ?? custody, custodySecrets: [] };
}

function realCustodyParts({ config, database, masterKeys, clock, eventLoop, log, tracing }: Preparation): CustodyParts {
  const custodySecrets =
    config.custody.secretFile === ''
      ? []
      : readCustodySecrets(readSettingFile('CUSTODY_SECRET_FILE', config.custody.secretFile));
  const [secret] = custodySecrets;
  const custody =
    config.custody.kind === 'manual' || secret === undefined
      ? createManualCustody({
          claimAddress: (route) => claimDepositAddress({ database, masterKeys }, route, clock.nowMs()),
        })
      : createWebhookCustody({ ...config.custody, secret, clock, eventLoop, log });
  return { custody: tracing?.traceClient('custody', custody) ?? custody, custodySecrets };
}

/** Compares the books with the custodian's while this server leads. Its metrics have no value without a custodian. */
export function createComparisonWorker(
  { config, database, clock, eventLoop, log, metrics }: Preparation,
  engine: ComparisonOptions['engine'],
  custody: Custody,
): ComparisonWorker {
  const worker = new ComparisonWorker({
    ...{ engine, custody, clock, log },
    totals: new OnChainTotalsReader(database),
    eventLoop,
    pollMs: config.custody.compareMs,
    gracePeriodMs: config.custody.comparePatienceMs,
  });
  metrics?.watchCustody(worker);
  return worker;
}
