# The front door: `make` lists what there is. Each target installs and builds what it needs.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install build generate review release clients check test test-mysql simulate sabotage chaos attack soak fuzz market long bench growth audit backup restore archive migrate run demo ci prove

SOURCES := $(shell find src generated migrations -type f 2>/dev/null)
INSTALLED := node_modules/.package-lock.json
BUILT := .build/built
# Tests that stop, fill or bend a database, or start one as `make run` does.
BRING_THEIR_OWN = $(shell grep -rlE '^(import|}) .*/(ownDatabase|launched|launch/database).;' test --include='*.test.ts')
# On their own, because nothing else needs them.
GENERATORS := .build/clients/node_modules/.package-lock.json

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(INSTALLED) ## install the packages that the lock file names

build: $(BUILT) ## compile into .build

generate: $(INSTALLED) ## make generated/ from spec/
	@npm run --silent generate

review: $(INSTALLED) ## what has changed in the contract since its last release, and whether its version allows that
	@npm run --silent review

release: $(INSTALLED) ## make the contract as it stands the release that later changes are compared with
	@npm run --silent review -- --release $$(date -u +%F)

check: $(INSTALLED) ## format, lint, types, import directions, contract, generated code up to date
	@for step in lint types imports contract; do echo "checking: $$step"; npm run --silent $$step || exit 1; done

test: $(BUILT) ## run all tests on a database of their own; ONLY=test/core runs a part
	@node_modules/.bin/jest $(ONLY)

test-mysql: $(BUILT) ## run the tests on the MySQL or MariaDB of DATABASE_URL, whose user may make schemas there; ONLY=test/core runs a part
	@test -n "$$DATABASE_URL$$DATABASE_URL_FILE" || { echo 'set DATABASE_URL, like mysql://user:password@127.0.0.1:3306/talad: schemas are made beside that one'; exit 1; }
	@echo 'left out, because they bring a MariaDB of their own: $(words $(BRING_THEIR_OWN)) files, $(BRING_THEIR_OWN)'
	@node_modules/.bin/jest --testPathIgnorePatterns $(BRING_THEIR_OWN) -- $(ONLY)

clients: $(BUILT) $(GENERATORS) ## generate clients with the generators that people use, and run each against a live server
	@node_modules/.bin/jest --runInBand --testMatch '**/test/clients/*.clients.ts' -- test/clients

simulate: $(INSTALLED) ## play random histories over a database in memory that fails at random; SEEDS=10000 so many, SEED=7 that one again
	@node_modules/.bin/tsx test/simulation/main.ts

sabotage: $(INSTALLED) ## plant faults in a copy of the tree, one by one, and see that a test catches each; ONLY=13 those of one promise
	@node_modules/.bin/tsx test/sabotage/main.ts

chaos: $(BUILT) ## kill, freeze, cut and slow down server and database under load; ROUNDS=200 so many of each, ONLY=standby one kind
	@node_modules/.bin/jest --runInBand --testMatch '**/test/chaos/*.chaos.ts' '**/test/crash/kill.test.ts' -- $(or $(ONLY),test/chaos test/crash/kill)

attack: $(BUILT) ## slow clients, overload, abuse and guessing at size, beside normal traffic; ATTACK_SECONDS=60, ONLY=overload one kind
	@TEST_DATABASE=serving node_modules/.bin/jest --runInBand --testMatch '**/test/attack/*.attack.ts' -- $(or $(ONLY),test/attack)

soak: $(BUILT) ## half of what it can do for MINUTES=30, and no leak: memory, handles, pool and timers, sampled each 10 s
	@TEST_DATABASE=serving node_modules/.bin/jest --runInBand --testMatch '**/test/attack/soak.ts' -- test/attack/soak

fuzz: $(BUILT) ## 10,000 requests an operation made from the contract, and frames; REQUESTS=, SEED=, OPERATION=, CASE=
	@REQUESTS=$${REQUESTS:-10000} node_modules/.bin/jest test/fuzz

bench: $(BUILT) ## measure against floors and peers of the same run; ONLY=orders,reads some of it, ROUNDS=9 so many rounds
	@node_modules/.bin/tsx test/bench/main.ts

growth: $(INSTALLED) ## fill tables with ROWS=50000000 rows, as years leave them, and time each question of the service; ARCHIVE=on: again with half of it archived; KEEP=on for the next run
	@node_modules/.bin/tsx test/growth/main.ts

long: $(BUILT) ## follow the streams through 20,000 random commands each, of which `make test` plays an eighth; SEED= that one again
	@LONG=on node_modules/.bin/jest test/streams/followed test/streams/userResume

market: $(BUILT) ## a market's page in a browser against random trading and cut connections; MINUTES=60 so long
	@MARKET_MINUTES=$${MINUTES:-60} node_modules/.bin/jest test/pages/marketBrowser

audit: $(BUILT) ## recompute the ledger from the tables and report what is wrong
	@node .build/src/launch/main.js audit

backup: $(BUILT) ## write all that the database holds into TO=file, also beside a running server
	@node .build/src/launch/main.js backup "$$TO"

restore: $(BUILT) ## make an empty database what the backup FROM=file holds, and audit it; FORCE=on drops what is there first
	@node .build/src/launch/main.js restore "$$FROM" $(if $(filter on,$(FORCE)),force)

archive: $(BUILT) ## take what is older than KEEP_..._DAYS out of the database, into files, also beside a running server
	@node .build/src/launch/main.js archive

migrate: $(BUILT) ## bring the schema to the newest version; DIRECTION=down takes one back
	@node .build/src/launch/main.js migrate $(DIRECTION)

run: $(BUILT) ## start the exchange, with its own database unless DATABASE_URL is set
	@exec node .build/src/launch/main.js run

demo: $(BUILT) ## start an exchange with a market maker and a partner, until Ctrl-C
	@exec node .build/src/launch/main.js demo

ci: check test ## what fits 20 minutes: the checks, all tests, some simulated histories, a few rounds of chaos
	@SEEDS=300 $(MAKE) --no-print-directory simulate
	@ROUNDS=3 FROZEN_MS=12000 LINK_SECONDS=20 ORDERS=20000 $(MAKE) --no-print-directory chaos

prove: check test ## everything that test/README.md tells of, in full size; hours
	@SEEDS=10000 $(MAKE) --no-print-directory simulate
	@ROUNDS=200 CLIENTS=20 LINK_SECONDS=600 $(MAKE) --no-print-directory chaos
	@for suite in long fuzz attack soak clients sabotage; do $(MAKE) --no-print-directory $$suite || exit 1; done

# Not `npm ci`: that refuses a lock file which lacks packages that only other systems need. This keeps to the lock file too, and never writes it.
$(INSTALLED): package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || { echo 'Node.js 20 with npm is needed: see https://nodejs.org'; exit 1; }
	@echo 'installing packages (half a minute or so)'
	@npm install --no-save --no-audit --no-fund --loglevel=error
# The one package that may run something: it compiles itself where its ready-made code does not run, with the headers that came with node, where they did.
	@prefix=$$(node -p 'require("path").dirname(process.execPath)')/..; [ ! -e "$$prefix/include/node/node_api.h" ] || export npm_config_nodedir="$$prefix"; \
	npm rebuild argon2 --ignore-scripts=false --loglevel=error >/dev/null || { echo 'argon2 could not be compiled, which needs python3 and g++ here'; exit 1; }
	@touch $@

$(GENERATORS): test/clients/generators/package-lock.json
	@echo 'installing client generators (a minute or so)'
	@mkdir -p .build/clients && cp .npmrc test/clients/generators/package.json test/clients/generators/package-lock.json .build/clients/
	@npm install --prefix .build/clients --no-save --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

$(BUILT): $(INSTALLED) package.json tsconfig.json .tsconfig.build.json $(SOURCES)
	@echo 'building'
# What was a migration in another version would stay one.
	@for built in .build/migrations/*.js; do [ ! -e "$$built" ] || [ -e "migrations/$$(basename $$built .js).ts" ] || rm "$$built"; done
	@npm run --silent build
	@touch $@
