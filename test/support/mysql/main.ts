/** Downloads MySQL for the tests on it. Prints one line and exits with 1 if it cannot be had. */
import { say } from '../../../src/programs/launch/process/terminal';
import { downloadMysql } from './mysqlPackages';

downloadMysql(say).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
