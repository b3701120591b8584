/**
 * Runs partner checks of the built modules in the folder of the first argument, one per message, because Jest cannot load the ES module
 * openid-client.
 */
const { join } = require('node:path');

const folder = join(process.argv[2], 'src', 'programs', 'partnerCheck');
const { authorizeByForms } = require(join(folder, 'authorizing.js'));
const { checkPartner } = require(join(folder, 'checkPartner.js'));

process.on('message', ({ partner, fields, ...options }) => {
  const { redirectUri } = partner;
  const authorize = authorizeByForms({ redirectUri, fields, allowLoopback: options.allowLoopback });
  checkPartner(partner, { ...options, authorize }).then(
    (results) => process.send({ results }),
    (error) => process.send({ error: error.stack }),
  );
});
