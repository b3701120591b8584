/**
 * Signals that request an orderly stop: from a service manager, Ctrl-C, and a closed terminal. Node.js removes the
 * protection of `nohup` when it starts, so SIGHUP arrives in any case.
 */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
