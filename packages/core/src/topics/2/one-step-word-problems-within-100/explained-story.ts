import type * as because from '../../../solution/reasons/index.ts'
import type { OneStepStory } from '../../kit/stories/one-step/one-step-story.ts'

/** A story that tells why it is solved by its operation. */
export interface ExplainedStory extends OneStepStory {
  readonly why:
    | typeof because.putTogether
    | typeof because.takeAway
    | typeof because.addTheParts
    | typeof because.findTheMissingPart
    | typeof because.findTheDifference
    | typeof because.findHowManyFewer
    | typeof because.goBackByAdding
    | typeof because.goBackBySubtracting
    | typeof because.otherHasMore
    | typeof because.otherHasFewer
  /** Whether the part that is asked for leaves the whole: 71 - □ = 34. */
  readonly takesAway?: true
  /** Whether what was there first, or the smaller amount, is asked for: □ + 34 = 71. */
  readonly asksForTheStart?: true
}
