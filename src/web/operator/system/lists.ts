/** Maintenance windows, operator tokens, and the log of operator actions. */
import { html } from '../../framework/html';
import { compactJson, operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { operationButtons, operationLink } from '../components/links';
import { defineList } from '../components/list';

export const maintenanceList = defineList({
  path: '/operator/maintenance',
  operation: 'listMaintenanceWindows',
  title: ({ menu }) => menu.maintenance,
  above: (context) => html`${doneNotice(context)}${operationButtons(context, [['createMaintenanceWindow']])}`,
  columns: [
    { name: 'id' },
    { name: 'parts' },
    { name: 'starts_at' },
    { name: 'ends_at' },
    { name: 'status' },
    { name: 'message', value: ({ message }, { language }) => message[language] },
    {
      name: 'action',
      operation: 'endMaintenanceWindow',
      isOnPageOnly: true,
      value: ({ status }, context) => (status === 'over' ? '' : operationName(context, 'endMaintenanceWindow')),
      link: ({ id }) => operationLink('endMaintenanceWindow', { windowid: id }),
    },
  ],
});

export const operatorList = defineList({
  path: '/operator/operators',
  operation: 'listOperatorTokens',
  title: ({ menu }) => menu.operators,
  above: (context) =>
    html`${doneNotice(context)}${operationButtons(context, [['createOperatorToken'], ['activateOperatorToken'], ['deleteOperatorSecondFactor']])}`,
  columns: [
    { name: 'id' },
    { name: 'name' },
    { name: 'roles', value: ({ roles }, { words }) => roles.map((role) => words.roles[role]).join(', ') },
    { name: 'active' },
    { name: 'created_by' },
    { name: 'activated_by' },
    { name: 'ip_allowlist' },
    { name: 'created_at' },
    { name: 'expires_at' },
    { name: 'revoked_at' },
    {
      name: 'action',
      operation: 'revokeOperatorToken',
      isOnPageOnly: true,
      value: ({ revoked_at: revokedAt }, context) =>
        revokedAt === null ? operationName(context, 'revokeOperatorToken') : '',
      link: ({ id }) => operationLink('revokeOperatorToken', { tokenid: id }),
    },
  ],
});

export const actionList = defineList({
  path: '/operator/actions',
  operation: 'listOperatorActions',
  title: ({ menu }) => menu.actions,
  filters: [{ name: 'operator_id' }, { name: 'operation' }],
  columns: [
    { name: 'id' },
    { name: 'created_at' },
    { name: 'operator' },
    { name: 'operation' },
    { name: 'body', value: ({ path, query, body }) => compactJson({ ...path, ...query, ...body }) },
    { name: 'approved_by', value: ({ approval }) => approval?.operator ?? null },
    { name: 'result', value: ({ end }) => end?.result ?? 'unknown' },
    { name: 'code', value: ({ end }) => end?.code ?? null },
    { name: 'ip' },
    { name: 'hash', kind: 'code', isInFileOnly: true },
  ],
});
