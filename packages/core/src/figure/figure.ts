import type { Clock } from './clock.ts'

/** What is drawn, in its own terms. Closed union; one file per kind. Plain JSON. */
export type Figure = Clock
