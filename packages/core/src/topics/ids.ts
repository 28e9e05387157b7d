import type * as topics from './index.ts'
import type { ReviewId } from './review.ts'

/** The topics that can be generated. */
export type TopicId = (typeof topics)[keyof typeof topics]['id'] | ReviewId
