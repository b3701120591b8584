/** All pages of the operators' console. */
import { PageTable } from '../framework/pageTable';
import { showOperation, submitOperation } from './operations';
import { showOverview, toOverview } from './overview';
import { proposalList, showProposal } from './proposals';
import {
  confirmFactorSetUp,
  consoleSignOut,
  showConsoleSignIn,
  showFactorSetUp,
  startFactorSetUp,
  submitConsoleSignIn,
} from './signIn';
import { showWithdrawal, withdrawalList } from './withdrawals/withdrawals';

export const consolePages = new PageTable([
  ...[showConsoleSignIn, submitConsoleSignIn, showFactorSetUp, startFactorSetUp, confirmFactorSetUp, consoleSignOut],
  ...[toOverview, showOverview],
  ...[...withdrawalList, showWithdrawal],
  ...[...proposalList, showProposal],
  ...[showOperation, submitOperation],
]);
