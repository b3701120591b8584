/** Faults in the processes of a cluster on one machine: their proxy, their restarts and their end. */
import type { PlantedFault } from '../plantedFault';

const runCluster = {
  file: 'test/launch/cluster/runCluster.test.ts',
  name: 'requests continue while gateways and the leader are killed',
};

export const CLUSTER_PROCESSES: readonly PlantedFault[] = [
  {
    promises: [63],
    what: 'the proxy of a cluster sends the requests of one API key to several gateways',
    file: 'src/programs/launch/cluster/nginxConfiguration.ts',
    find: '  hash $talad_client consistent;\n',
    replace: '',
    caughtBy: { file: 'test/launch/cluster/proxy.test.ts', name: 'each API key has one gateway' },
  },
  {
    promises: [63],
    what: 'the proxy of a cluster sends a key of the Binance interface to many gateways, by another header',
    file: 'src/programs/launch/cluster/nginxConfiguration.ts',
    find: '          $talad_key_alone;\n  default',
    replace: '          $talad_authorized;\n  default',
    caughtBy: { file: 'test/launch/cluster/proxy.test.ts', name: 'a key in a header that the operation does not read' },
  },
  {
    promises: [63],
    what: 'the proxy of a cluster tells connections of streams apart by keys that their headers make up',
    file: 'src/programs/launch/cluster/nginxConfiguration.ts',
    find: '  ~^/(binance/)?(ws-api|ws|stream)(/|$)        $remote_addr;\n',
    replace: '',
    caughtBy: { file: 'test/launch/cluster/proxy.test.ts', name: 'have one gateway, whatever keys their headers name' },
  },
  {
    promises: [63],
    what: 'the proxy of a cluster refuses the documents that the page of identity verification sends',
    file: 'src/programs/launch/cluster/nginxConfiguration.ts',
    find: 'documents|account/identity)/?$ {',
    replace: 'documents)/?$ {',
    caughtBy: { file: 'test/launch/cluster/proxy.test.ts', name: 'a document for identity verification passes' },
  },
  {
    promises: [31, 63],
    what: 'the proxy of a cluster passes on the address that a client claims to have',
    file: 'src/programs/launch/cluster/nginxConfiguration.ts',
    find: '    proxy_set_header X-Forwarded-For $remote_addr;\n    proxy_set_header Upgrade',
    replace: '    proxy_set_header X-Forwarded-For $http_x_forwarded_for;\n    proxy_set_header Upgrade',
    caughtBy: { file: 'test/launch/cluster/proxy.test.ts', name: 'a gateway receives the request unchanged' },
  },
  {
    promises: [13],
    what: 'an engine of a cluster does not wait for the present leader',
    file: 'src/programs/launch/cluster/clusterPlan.ts',
    find: "ROLE: 'engine', STANDBY: 'warm'",
    replace: "ROLE: 'engine', STANDBY: 'off'",
    caughtBy: runCluster,
  },
  {
    promises: [51],
    what: 'the proxy of a cluster ends before its gateways have closed the streams of clients',
    file: 'src/programs/launch/cluster/runCluster.ts',
    find: "proxy?.letEnd('SIGQUIT')",
    replace: 'proxy?.stop()',
    caughtBy: runCluster,
  },
  {
    promises: [52],
    what: 'a program of a cluster that is killed leaves its own child processes',
    file: 'src/programs/launch/cluster/program.ts',
    find: '    killGroup(processId);\n',
    replace: '',
    caughtBy: {
      file: 'test/launch/cluster/supervisedProgram.test.ts',
      name: 'a program without restarts fails with its first unexpected end',
    },
  },
  {
    promises: [52],
    what: 'the token of the message bus can be read by every user of the machine',
    file: 'src/programs/launch/process/secretFile.ts',
    find: "openSync(partial, 'w', 0o600)",
    replace: "openSync(partial, 'w', 0o644)",
    caughtBy: {
      file: 'test/launch/cluster/natsServer.test.ts',
      name: 'clients need the token, which only the owner of its file can read',
    },
  },
];
