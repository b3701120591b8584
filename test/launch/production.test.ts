/** Executes the commands of src/programs/launch/README.md: from an empty database to a service, and to the next version of it. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { BUILD, ROOT } from '../support/build';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

let database: PrivateDatabase | undefined;
afterAll(() => database?.stop());
const folder = temporaryFolder();
const [FIRST = '', UPGRADE = ''] = [
  ...readFileSync(join(ROOT, 'src/programs/launch/README.md'), 'utf8').matchAll(/```sh\n(make build\n[\s\S]*?)```/g),
].map(([, block]) => block);

/** The block with the paths of this test. Its last line, the server, continues to run as `$name`. */
function scriptFromReadme(text: string, name: string, databasePort: number): string {
  return text
    .replace('make build\n', '')
    .replaceAll('make migrate', `node ${join(BUILD, 'src/programs/launch/main.js')} migrate`)
    .replaceAll('/etc/talad', join(folder, 'etc'))
    .replaceAll('/var/lib/talad', join(folder, 'var'))
    .replaceAll('db.example.com:3306', `127.0.0.1:${databasePort}`)
    .replace('mariadb -h db.example.com -u root -p', `mariadb --defaults-file=${join(folder, 'admin.cnf')}`)
    .replace('PORT=3001', 'PORT=$NEXT_PORT')
    .replace(/main\.js\n$/, `main.js > ${join(folder, name)} 2>&1 & ${name}=$!\n`);
}

/** An existing database server without any users except its administrator. */
async function emptyDatabase(port: number): Promise<void> {
  const startSql = [
    "CREATE USER 'admin'@'127.0.0.1' IDENTIFIED BY 'word';",
    "GRANT ALL PRIVILEGES ON *.* TO 'admin'@'127.0.0.1' WITH GRANT OPTION;",
  ];
  database = await startPrivateDatabase({
    folder: join(folder, 'database'),
    say: () => undefined,
    template: join(BUILD, 'database-template'),
    port,
    startSql,
  });
  writeFileSync(
    join(folder, 'admin.cnf'),
    `[client]\nprotocol=tcp\nhost=127.0.0.1\nport=${port}\nuser=admin\npassword=word\n`,
    { mode: 0o600 },
  );
  const admin = await createConnection({ uri: `mysql://admin:word@127.0.0.1:${port}` });
  await admin.query("DROP USER 'talad_owner'@'127.0.0.1', 'talad_service'@'127.0.0.1'");
  await admin.query('DROP DATABASE talad');
  await admin.end();
}

test('the commands of src/programs/launch/README.md lead from an empty database to a service, and to the next version of it', async () => {
  const [PORT, NEXT_PORT, databasePort] = [await freePort(), await freePort(), await freePort()];
  await emptyDatabase(databasePort);
  const script = `
    ready() { node -e "fetch('http://127.0.0.1:' + process.argv[1] + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" "$1"; }
    until_ready() { until ready "$1"; do kill -0 "$2" || { cat ${folder}/older ${folder}/newer; exit 1; }; done; }
    ${scriptFromReadme(FIRST, 'older', databasePort)}
    until_ready $PORT $older
    node ${join(BUILD, 'src/programs/launch/operator/main.js')} createUser email=malee@example.com
    ${scriptFromReadme(UPGRADE, 'newer', databasePort)}
    kill $older; wait $older
    until_ready $NEXT_PORT $newer
    PORT=$NEXT_PORT node ${join(BUILD, 'src/programs/launch/operator/main.js')} listUsers email=malee
    kill $newer; wait $newer`;
  const env = { PATH: process.env['PATH'], PORT: String(PORT), NEXT_PORT: String(NEXT_PORT) };
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd: ROOT, env });
  expect(stdout).toMatch(/migrated: 001_market_tables.*malee@example\.com.*the schema is up to date.*1 of 1/s);

  expect(statSync(join(folder, 'etc')).mode & 0o777).toBe(0o700);
  const service = await createConnection({ uri: readFileSync(join(folder, 'etc', 'service-url'), 'utf8').trim() });
  await expect(service.query('CREATE TABLE more (n INT)')).rejects.toThrow(/denied/);
  await service.end();
});
