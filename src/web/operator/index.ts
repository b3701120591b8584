/** All pages of the operators' console. */
import { PageTable } from '../framework/pageTable';
import { depositList, unownedDepositList } from './deposits';
import { downloadIdentityDocument, identityList, showIdentityRequest } from './identity/identity';
import { showCustody } from './markets/custody';
import { showMarkets } from './markets/markets';
import { showOperation, submitOperation } from './operations';
import { showOverview, toOverview } from './overview';
import { partnerList, portalSessionList, showPartner } from './partners/partners';
import { proposalList, showProposal } from './proposals';
import {
  confirmFactorSetUp,
  consoleSignOut,
  showConsoleSignIn,
  showFactorSetUp,
  startFactorSetUp,
  submitConsoleSignIn,
} from './signIn';
import { showAudit, showQuarantine } from './system/audit';
import { actionList, maintenanceList, operatorList } from './system/lists';
import { showUser, userList } from './users/users';
import { showWithdrawal, withdrawalList } from './withdrawals/withdrawals';

export const consolePages = new PageTable([
  ...[showConsoleSignIn, submitConsoleSignIn, showFactorSetUp, startFactorSetUp, confirmFactorSetUp, consoleSignOut],
  ...[toOverview, showOverview],
  ...[...withdrawalList, showWithdrawal],
  ...[...proposalList, showProposal],
  ...[...userList, showUser],
  ...[...identityList, showIdentityRequest, downloadIdentityDocument],
  ...depositList,
  ...unownedDepositList,
  ...[showMarkets, showCustody],
  ...[...partnerList, showPartner, ...portalSessionList],
  ...[...maintenanceList, ...operatorList, ...actionList, showAudit, showQuarantine],
  ...[showOperation, submitOperation],
]);
