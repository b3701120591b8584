/** Faults in the partner check: a rule of the partner contract that it would no longer notice. */
import type { PlantedFault } from '../plantedFault';

const FILE = 'test/partnerCheck/partnerCheck.test.ts';

export const PARTNER_CHECK: readonly PlantedFault[] = [
  {
    promises: [26],
    what: 'the partner check takes an access token for a refusal',
    file: 'src/programs/partnerCheck/oauthChecks.ts',
    find: "if (answer.status === 200) return report.fail(check, 'an access token was issued');",
    replace: 'if (answer.status === 200) return report.pass(check);',
    caughtBy: { file: FILE, name: 'any verifier' },
  },
  {
    promises: [26],
    what: 'the partner check does not look at the checksum of an address',
    file: 'src/programs/partnerCheck/addressChecks.ts',
    find: "if (address.ok) report.pass('coin');",
    replace: "if (address.ok || address.fault === 'checksum') report.pass('coin');",
    caughtBy: { file: FILE, name: 'wrong checksum' },
  },
  {
    promises: [26],
    what: 'the partner check sends no old webhook',
    file: 'src/programs/partnerCheck/webhookChecks.ts',
    find: 'newMessage(secret, nowSeconds - TOO_FAR_SECONDS)',
    replace: 'newMessage(secret, nowSeconds + TOO_FAR_SECONDS)',
    caughtBy: { file: FILE, name: 'old webhooks' },
  },
];
