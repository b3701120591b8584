/**
 * Deletes documents of identity verification whose time is over: those of decided requests, and those that were never
 * submitted. Every server of an exchange does this; a document that another one has deleted is no fault.
 */

import type { Knex } from 'knex';
import type { Clock } from '../../foundation/clock';
import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import { deleteOldDocuments } from '../../store/identity/identityDocuments';

/**
 * Largest number of documents per run. Each is deleted in a transaction of its own, so that no transaction deletes many
 * megabytes.
 */
const BATCH_MAX = 50;

export class IdentityDocumentDeletion extends PeriodicWork {
  constructor(
    private readonly services: { readonly database: Knex; readonly clock: Clock },
    options: PeriodicWorkOptions,
  ) {
    super(options, 'documents of identity verification are deleted later');
  }

  protected async run(): Promise<void> {
    const { database, clock } = this.services;
    while (!this.stopped && (await deleteOldDocuments(database, clock.nowMs(), BATCH_MAX)) === BATCH_MAX);
  }
}
