/** Faults in calls to partners that misbehave: the deadline, the check of responses, and the allowed addresses. */
import type { PlantedFault } from '../plantedFault';

const call = 'src/usecases/partner/partnerRequest.ts';
const connections = 'src/usecases/partner/idleConnections.ts';

export const PARTNERS: readonly PlantedFault[] = [
  {
    promises: [25],
    what: 'a partner may exceed its deadline by far',
    file: call,
    find: 'options.eventLoop.after(options.timeoutMs,',
    replace: 'options.eventLoop.after(options.timeoutMs * 25,',
    caughtBy: { file: 'test/partner/depositAddress.test.ts', name: 'hangs_before_headers' },
  },
  {
    promises: [25],
    what: 'a finished call to a partner still counts as a concurrent one',
    file: 'src/usecases/partner/partnerHttpClient.ts',
    find: '      this.releaseSlot(url.host);\n',
    replace: '',
    caughtBy: { file: 'test/partner/depositAddress.test.ts', name: 'occupies only its own connections' },
  },
  {
    promises: [25],
    what: 'calls to a partner that does not respond are not counted',
    file: 'src/usecases/partner/partnerHttpClient.ts',
    find: 'if (requests >= (this.options.callsMax ?? PARTNER_REQUESTS_MAX)) return false;',
    replace: 'if (requests < 0) return false;',
    caughtBy: { file: 'test/partner/depositAddress.test.ts', name: 'occupies only its own connections' },
  },
  {
    promises: [26],
    what: 'an address for another asset is accepted',
    file: 'src/usecases/partner/depositAddressResponse.ts',
    find: "if (deposit.coin !== coin) return { ok: false, reason: 'wrong_coin' };",
    replace: "if (deposit.coin === '') return { ok: false, reason: 'wrong_coin' };",
    caughtBy: { file: 'test/partner/depositAddress.test.ts', name: 'wrong_coin' },
  },
  {
    promises: [26],
    what: 'a response is read without a size limit',
    file: 'src/foundation/responseBody.ts',
    find: "if (bytes > bytesMax) return 'too_large';",
    replace: "if (bytes > bytesMax * 1_000) return 'too_large';",
    caughtBy: { file: 'test/partner/depositAddress.test.ts', name: 'ten_kilobyte_address' },
  },
  {
    promises: [25],
    what: 'a connection to a partner gets one more listener with each use',
    file: connections,
    find: '    connection.onClosed = () => this.remove(connection);\n',
    replace: "    connection['socket']?.once('close', () => this.remove(connection));\n",
    caughtBy: { file: 'test/partner/partnerRequest.test.ts', name: 'gets no more listeners' },
  },
  {
    promises: [27],
    what: 'the host name is resolved again for the connection',
    file: connections,
    find: '(secure ? 443 : 80), lookup };',
    replace: "(secure ? 443 : 80), ...(host === '' && { lookup }) };",
    caughtBy: { file: 'test/partner/partnerRequest.test.ts', name: 'even if the name resolves differently next time' },
  },
  {
    promises: [27],
    what: 'an idle connection is reused whatever its address',
    file: connections,
    find: 'connection.address !== undefined && addresses.includes(connection.address)',
    replace: 'connection.address !== undefined',
    caughtBy: {
      file: 'test/partner/partnerRequest.test.ts',
      name: 'is not reused if the name resolves to another address',
    },
  },
  {
    promises: [27],
    what: 'redirects are followed',
    file: call,
    find: '    answer = await readResponse(response, options);',
    replace:
      "    const { location } = response.headers;\n    answer = typeof location === 'string' ? await sendPartnerRequest(new URL(location), { method: 'GET' }, options) : await readResponse(response, options);",
    caughtBy: { file: 'test/partner/partnerRequest.test.ts', name: 'and a redirect causes no connection' },
  },
  {
    promises: [27],
    what: 'one allowed address of a host name is enough',
    file: 'src/usecases/partner/resolveHost.ts',
    find: 'if (!addresses.every(',
    replace: 'if (!addresses.some(',
    caughtBy: { file: 'test/partner/partnerRequest.test.ts', name: 'a name that resolves to a private address' },
  },
  {
    promises: [27],
    what: 'the metadata service of a cloud counts as an external address',
    file: 'src/usecases/partner/addresses.ts',
    find: "  ['169.254.0.0', 16], // link-local, and most clouds' metadata service\n",
    replace: '',
    caughtBy: { file: 'test/partner/addresses.test.ts', name: 'the addresses that a partner may use' },
  },
];
