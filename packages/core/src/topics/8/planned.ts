import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {} satisfies Record<string, PlannedTopic>
