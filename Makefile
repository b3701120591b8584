# `make` lists the targets. Each target installs and builds what it needs.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install build generate review release clients check test test-gateway test-mysql simulate sabotage chaos attack chains soak fuzz market long bench growth audit backup restore restore-report confirm archive reseal migrate run run-cluster demo mock pin-images fresh-machine ci prove

SOURCES := $(shell find src generated migrations spec/released -type f 2>/dev/null)
# Packages that running and building need, and all packages.
RUNNING := node_modules/.running
INSTALLED := node_modules/.complete
# The files of generated/ that git does not keep, by the last one that is written, and what they are made from.
GENERATED := generated/custodianValidators.js
GENERATED_FROM := $(shell find spec src/programs/codegen src/web/docs src/web/framework/html.ts -type f 2>/dev/null)
BUILT := .build/built
# Client generators, installed separately because nothing else needs them.
GENERATORS := .build/clients/node_modules/.package-lock.json

# The one version of Node.js. Where the machine has another one or none, it is installed into the project.
NODE_MAJOR := 24
ifneq ($(shell command -v npm >/dev/null && node -p 'process.versions.node.split(".")[0]' 2>/dev/null),$(NODE_MAJOR))
NODE_FOLDER := .build/node/$(NODE_MAJOR)
export PATH := $(CURDIR)/$(NODE_FOLDER)/bin:$(PATH)
endif

# Which variables of a target are on or off, and which are numbers: they are checked before anything begins. Programs check the rest.
SWITCHES = attack:RECORD bench:RECORD demo:CHAINS growth:ARCHIVE growth:KEEP migrate:FORCE prove:LIST refill:CANCEL restore:FORCE \
  restore:UNAUTHENTICATED test:LOAD
NUMBERS = attack:ATTACK_SECONDS bench:ROUNDS bench:TURNS chains:CHAIN_ROUNDS chains:CHAIN_WITHDRAWALS chaos:CLIENTS chaos:FROZEN_MS \
  chaos:LINK_SECONDS chaos:ORDERS chaos:ROUNDS clients:CLIENT_SECONDS fuzz:CASE fuzz:REQUESTS fuzz:SEED growth:MEMORY_MIB growth:ROWS \
  long:SEED market:MINUTES mock:MOCK_PORT simulate:SEED simulate:SEEDS simulate:STEPS simulate:WORKERS soak:MINUTES test:SEED
# $(call OF,LIST): the names of a list that belong to the targets of this run.
OF = $(foreach goal,$(MAKECMDGOALS),$(patsubst $(goal):%,%,$(filter $(goal):%,$1)))
WITHOUT_DIGITS = $(subst 0,,$(subst 1,,$(subst 2,,$(subst 3,,$(subst 4,,$(subst 5,,$(subst 6,,$(subst 7,,$(subst 8,,$(subst 9,,$1))))))))))
$(foreach name,$(call OF,$(SWITCHES)),$(if $(filter-out on off,$($(name))),$(error $(name) must be on or off, not $($(name)))))
$(foreach name,$(call OF,$(NUMBERS)),$(if $(call WITHOUT_DIGITS,$($(name))),$(error $(name) must be a whole number, not $($(name)))))

# The word of a command that NAME=on stands for: $(call ON,NAME,word).
ON = $(if $(filter on,$($1)),$2)
FORCED = $(call ON,FORCE,force)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(INSTALLED) ## install the packages of the lock file

build: $(BUILT) ## build the programs and pages into .build

generate: $(INSTALLED) ## generate generated/ from spec/
	@npm run --silent generate

review: $(INSTALLED) ## list the changes of the contract since its last release, and check that its versions allow them; HTML=file writes them as a page, BASE=folder compares with another spec/
	@npm run --silent review -- $(if $(BASE),--base '$(BASE)') $(if $(HTML),--html '$(HTML)') $(if $(SUMMARY),--summary '$(SUMMARY)')

release: $(INSTALLED) ## release the changed documents of the contract, DOCUMENT=partner.openapi only that one, and list all packages in .build/sbom.cdx.json
	@npm run --silent review -- --release $$(date -u +%F) $(if $(DOCUMENT),--document '$(DOCUMENT)')
	@mkdir -p .build && npm run --silent sbom > .build/sbom.cdx.json

check: $(INSTALLED) $(GENERATED) ## check format, lint, types, import directions, contract, and that generated code is up to date
	@mkdir -p .build && for step in lint types imports contract; do printf 'checking %s: ' $$step; \
	  npm run --silent $$step > .build/check.log 2>&1 || { echo failed; cat .build/check.log; exit 1; }; echo passed; done

test: $(INSTALLED) $(BUILT) ## run all tests on a private database; ONLY=test/core runs a part, LOAD=on beside two processes that compute
	@node_modules/.bin/jest $(ONLY)

# Tests of one server as a process: its start, its end, its memory, its database, and a second server beside it.
ABOUT_ONE_SERVER = test/(engine|core|store|simulation|sabotage|growth|launch|cluster|crash|tracing|metrics|settings|time|tidy|support)

test-gateway: $(INSTALLED) $(BUILT) ## run the tests of the interface with a gateway and an engine in place of each server; ONLY=test/handlers runs a part
	@TEST_ROLE=gateway node_modules/.bin/jest --testPathIgnorePatterns '$(ABOUT_ONE_SERVER)' -- $(ONLY)

test-mysql: $(INSTALLED) $(BUILT) ## run all tests on MySQL, which it downloads, or on the MySQL or MariaDB of DATABASE_URL, whose user may create schemas; ONLY=test/core runs a part
	@[ -n "$$DATABASE_URL$$DATABASE_URL_FILE" ] || node_modules/.bin/tsx test/support/mysql/main.ts
	@TEST_DATABASE=mysql node_modules/.bin/jest $(ONLY)

clients: $(INSTALLED) $(BUILT) $(GENERATORS) ## generate clients with common generators, run each against a live server, then those and all other clients against two gateways behind a proxy; CLIENT_SECONDS=3600 trades an hour with ccxt
	@node_modules/.bin/jest --runInBand --testMatch '**/test/clients/*.clients.ts' -- test/clients
# The demo needs the operations of operators, which the proxy in front of the gateways refuses.
	@TEST_ROLE=proxy node_modules/.bin/jest --runInBand --testMatch '**/test/clients/*.ts' --testPathIgnorePatterns '\.d\.ts$$' validatingProxy ccxtWatching -- test/clients

simulate: $(INSTALLED) $(GENERATED) ## run random histories on an in-memory database with random failures; SEEDS=10000 sets their number, SEED=7 repeats one, HEADS=file lists the head of each hash chain, to compare two builds
	@node_modules/.bin/tsx test/simulation/main.ts

sabotage: $(INSTALLED) $(GENERATED) ## plant known faults in a copy of the tree, one by one, and check that a test detects each; ONLY=13 those of one promise
	@node_modules/.bin/tsx test/sabotage/main.ts

chaos: $(INSTALLED) $(BUILT) ## kill, freeze, cut off and slow down server and database under load; ROUNDS=200 of each kind, ONLY=standby one kind, ONLY=group on three MySQL servers, which it downloads
	@case '$(ONLY)' in *group*) node_modules/.bin/tsx test/support/mysql/main.ts || exit 1;; esac; \
	node_modules/.bin/jest --runInBand --testMatch '**/test/chaos/*.chaos.ts' '**/test/crash/kill.test.ts' $(if $(ONLY),,--testPathIgnorePatterns chaos/group) -- $(or $(ONLY),test/chaos test/crash/kill)

attack: $(INSTALLED) $(BUILT) ## slow clients, overload, abuse and guessing at scale, beside normal traffic; ATTACK_SECONDS=60, ONLY=overload one kind
	@TEST_DATABASE=serving node_modules/.bin/jest --runInBand --testMatch '**/test/attack/*.attack.ts' -- $(or $(ONLY),test/attack)

chains: $(INSTALLED) $(BUILT) ## the custodian on real Bitcoin and EVM nodes, which it installs into .build/chains; BITCOIND=/path/bitcoind uses that one, ONLY=test/chains/evmNode a part
	@node .build/src/programs/launch/chains/install.js .build/chains
	@node_modules/.bin/jest --runInBand --testMatch '**/test/chains/*.chains.ts' -- $(or $(ONLY),test/chains)

soak: $(INSTALLED) $(BUILT) ## run at half of the capacity for MINUTES=30 and check for leaks of memory, handles, connections and timers
	@TEST_DATABASE=serving node_modules/.bin/jest --runInBand --testMatch '**/test/attack/soak.ts' -- test/attack/soak

fuzz: $(INSTALLED) $(BUILT) ## send 10,000 requests per operation, generated from the contract, and frames; REQUESTS=, SEED=, OPERATION=, CASE=
	@REQUESTS=$${REQUESTS:-10000} node_modules/.bin/jest test/fuzz

bench: $(INSTALLED) $(BUILT) ## compare with floors and peers measured in the same run; ONLY=orders,reads some of it, ROUNDS=9 more rounds, RECORD=on adds the results to the history, AGAINST=<commit> measures that commit and this tree in turns, TURNS=4
	@node_modules/.bin/tsx test/bench/main.ts

growth: $(INSTALLED) $(GENERATED) ## fill tables with ROWS=50000000 rows, as after years, and time every query; ARCHIVE=on again with half archived; KEEP=on for the next run
	@node_modules/.bin/tsx test/growth/main.ts

# Tests that do a part in `make test`.
LONG_TESTS = $(shell grep -rlE '/runSize.;' test --include='*.test.ts')

long: $(INSTALLED) $(BUILT) ## run the tests at full size of which `make test` does a part: streams, order book, withdrawals, pages; SEED= repeats one
	@LONG=on node_modules/.bin/jest -- $(or $(ONLY),$(LONG_TESTS))

market: $(INSTALLED) $(BUILT) ## check a market page in a browser under random trading and lost connections for MINUTES=60
	@MARKET_MINUTES=$${MINUTES:-60} node_modules/.bin/jest test/pages/market/marketBrowser

audit: $(BUILT) ## recompute the ledger, books and klines from the tables and report violations
	@node .build/src/programs/launch/main.js audit

backup: $(BUILT) ## write the whole database, encrypted, to the file TO=, also beside a running server
	@node .build/src/programs/launch/main.js backup "$$TO"

restore: $(BUILT) ## restore the backup FROM= into an empty database and audit it; FORCE=on drops the present content first, UNAUTHENTICATED=on accepts a file without authentication code
	@node .build/src/programs/launch/main.js restore "$$FROM" $(FORCED) $(call ON,UNAUTHENTICATED,unauthenticated)

restore-report: $(BUILT) ## after a restore: list again what custodian, partners and bank know that the database has lost
	@node .build/src/programs/launch/main.js restore-report

confirm: $(BUILT) ## after a restore: list the suspended API keys and operator tokens; ONLY='operator-token:1 api-key:7' or ONLY=all confirms them
	@node .build/src/programs/launch/main.js confirm $(ONLY)

archive: $(BUILT) ## move rows older than KEEP_..._DAYS from the database into files, also beside a running server
	@node .build/src/programs/launch/main.js archive

reseal: $(BUILT) ## encrypt all secrets with the key of MASTER_KEY_FILE instead of that of PREVIOUS_MASTER_KEY_FILE, also beside a running server
	@node .build/src/programs/launch/main.js reseal

migrate: $(BUILT) ## apply all new migrations; DIRECTION=down reverts the newest one, and FORCE=on also deletes its rows
	@node .build/src/programs/launch/main.js migrate $(or $(DIRECTION),up) $(FORCED)

run: $(BUILT) ## start the exchange, with a private database unless DATABASE_URL is set
	@exec node .build/src/programs/launch/main.js run

run-cluster: $(BUILT) ## start the exchange as several processes: message bus, two engines (one leads), two gateways, and a proxy on PORT
	@exec node .build/src/programs/launch/main.js run-cluster

demo: $(INSTALLED) $(BUILT) ## start an exchange with market makers and a partner, until Ctrl-C; CHAINS=on with coins on real Bitcoin and EVM nodes and the custodian, BITCOIND=/path/bitcoind uses that one
	@exec node .build/src/programs/launch/main.js demo

.PHONY: custodian custodian-migrate reconcile refill

custodian: $(BUILT) ## start the custodian of CUSTODIAN_... settings (src/programs/custodian/README.md), after applying its migrations
	@node .build/src/programs/custodian/main.js migrate && exec node .build/src/programs/custodian/main.js run

custodian-migrate: $(BUILT) ## apply all new migrations of the custodian's own database
	@node .build/src/programs/custodian/main.js migrate

reconcile: $(BUILT) ## compare the custodian's ledger with its chains, also beside a running custodian
	@node .build/src/programs/custodian/main.js reconcile

refill: $(BUILT) ## a refill of the custodian's wallet from cold storage: KEY=refill-1 with NETWORK=bitcoin ASSET=btc AMOUNT=1.5 prepares it, with SIGNED=file hands it in, with CANCEL=on gives it up, alone shows it
	@node .build/src/programs/custodian/main.js refill $(if $(SIGNED),submit '$(KEY)' '$(SIGNED)',$(if $(call ON,CANCEL,cancel),cancel '$(KEY)',$(if $(AMOUNT),prepare '$(KEY)' '$(NETWORK)' '$(ASSET)' '$(AMOUNT)',show '$(KEY)')))

mock: $(GENERATORS) ## serve the examples of the contract on MOCK_PORT=4010, for the tests of partners and clients
	@exec .build/clients/node_modules/.bin/prism mock --host 127.0.0.1 --port $${MOCK_PORT:-4010} generated/openapi.published.json

pin-images: ## pin the container images of .deploy by the digests that the registry names; needs docker
	@.deploy/pin-images

fresh-machine: ## on Debian as root: do what the README says on a bare root of this release, and print the seconds of each step
	@.ci/fresh-machine

ci: check test ## everything that fits 20 minutes: checks, tests, some simulated histories, a few rounds of chaos
	@SEEDS=300 $(MAKE) --no-print-directory simulate
	@ROUNDS=3 FROZEN_MS=12000 LINK_SECONDS=20 ORDERS=20000 $(MAKE) --no-print-directory chaos

prove: ## everything in test/README.md at full size, once for each commit; takes hours, continues where it stopped; ONLY='fuzz soak', LIST=on shows what is missing
	@LIST=$(call ON,LIST,on) .ci/prove

$(NODE_FOLDER):
	@echo "installing Node.js $(NODE_MAJOR) with npm into $@, because this machine has $$(PATH="$${PATH#*:}" node --version 2>/dev/null || echo none)"
	@.ci/install-node $@

# Not `npm ci`, which rejects a lock file without the packages that only other systems need. `--no-save` follows the lock file too.
NPM_INSTALL = npm install --no-save --no-audit --no-fund --loglevel=error
# The only package that may run an install script: it compiles itself where its prebuilt binary does not run, with the headers of the installed Node.js if there are any.
define COMPILE_ARGON2
@prefix=$$(node -p 'require("path").dirname(process.execPath)')/..; [ ! -e "$$prefix/include/node/node_api.h" ] || export npm_config_nodedir="$$prefix"; \
npm rebuild argon2 --ignore-scripts=false --loglevel=error >/dev/null || { echo 'argon2 could not be compiled: install python3 and g++'; exit 1; }
endef

# Once the packages of tests and checks are installed, a new lock file changes all packages.
$(RUNNING): package-lock.json | $(NODE_FOLDER)
	@echo 'installing packages'
	@$(NPM_INSTALL) $(if $(wildcard $(INSTALLED)),,--omit=dev)
	$(COMPILE_ARGON2)
	@touch $@

$(INSTALLED): $(RUNNING)
	@echo 'installing the packages of tests and checks (about half a minute)'
	@$(NPM_INSTALL)
	@git config merge.generated.driver true 2>/dev/null || :
	@touch $@

$(GENERATORS): test/clients/generators/package-lock.json
	@echo 'installing client generators (about a minute)'
	@mkdir -p .build/clients && cp .npmrc test/clients/generators/package.json test/clients/generators/package-lock.json .build/clients/
	@npm install --prefix .build/clients --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

$(GENERATED): $(RUNNING) $(GENERATED_FROM)
	@npm run --silent generate -- --build
	@touch $@

$(BUILT): $(GENERATED) .esbuild.js package.json $(SOURCES)
	@echo 'building'
	@npm run --silent build
	@touch $@
