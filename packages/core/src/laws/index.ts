import type { Topic } from '../topic.ts'
import { acceptsItself } from './accepts-itself.ts'
import { isUnblemished, isWorkedOut } from './blemishes.ts'
import { type Breach, breachesOf, type DrawingLaw } from './breaches.ts'
import { canBeShown } from './can-be-shown.ts'
import { acceptsTheAnswer, rejectsNearMisses } from './checks-itself.ts'
import { choicesAreSound, refusesWrongOptions } from './choices.ts'
import {
  answersVary,
  matchIsShuffled,
  mistakesAreWrong,
  rightChoiceLooksLikeAnother,
} from './draws-serve-their-purpose.ts'
import { equalFormsAreAccepted } from './equal-forms.ts'
import { formsDoNotMeet } from './forms-apart.ts'
import { conditionsApply, nothingIsSaidTwice } from './instruction-applies.ts'
import { languagesStayApart } from './languages-apart.ts'
import type { Laws } from './law.ts'
import { formsChangeWithLevel, harderIsNew, levelsPrintApart } from './levels.ts'
import { avoidsNearRepeats, beginsWithSeveralForms } from './near-repeats.ts'
import { oneIsSingular } from './one-of-a-thing.ts'
import { listsAreLegible, partsAreNamed } from './parts-are-named.ts'
import { isPlainJson } from './plain-json.ts'
import { requirementIsSaid, whatIsSaidIsRequired } from './requirement-said.ts'
import { sameInBothLanguages } from './same-in-both-languages.ts'
import { longerKeepsShorter, problemsAreDistinct } from './sheet.ts'
import { endsWithTheAnswer } from './solution-answer.ts'
import { multipliesBySignOfGrade, staysBelowAlgebra } from './solution-grade.ts'
import { hasSolution, solutionIsSameInBothLanguages } from './solution-in-both-languages.ts'
import { rewritingKeepsTheValue } from './solution-keeps-value.ts'
import { stepsSayWhatWasDone } from './solution-says.ts'
import { everyStepIsNew, takesTwoToSixSteps } from './solution-steps.ts'
import { everyLineIsTrue } from './solution-truth.ts'

/** What a topic keeps: every problem, the problems of a form, a sheet of thirty, and the levels among themselves. */
export const LAWS = {
  problem: {
    'the check accepts the answer, in both languages': acceptsTheAnswer,
    'the check rejects near misses and mistakes': rejectsNearMisses,
    'both languages print the same maths and figures': sameInBothLanguages,
    'nothing is blemished': isUnblemished,
    'one of a thing is told in the singular': oneIsSingular,
    'the answer is worked out to the end': isWorkedOut,
    'everything can be shown, and nothing is empty': canBeShown,
    'no language is left in the other': languagesStayApart,
    'content is plain JSON': isPlainJson,
    'the answer accepts itself and refuses nonsense': acceptsItself,
    'what is required is said': requirementIsSaid,
    'what is said is required': whatIsSaidIsRequired,
    'where no form is asked for, every equal one is accepted': equalFormsAreAccepted,
    'a match is not printed in order': matchIsShuffled,
    'a mistake leads to a wrong answer': mistakesAreWrong,
    'nothing is said twice': nothingIsSaidTwice,
    'the parts of an answer are named': partsAreNamed,
    'numbers with thousands are listed clearly': listsAreLegible,
    'choices are distinct, at least three, and hold the answer once': choicesAreSound,
    'what is refused is a wrong option': refusesWrongOptions,
    'every problem has a worked solution': hasSolution,
    'a solution works the same in both languages': solutionIsSameInBothLanguages,
    'a solution takes two to six steps': takesTwoToSixSteps,
    'every step of a solution shows something new': everyStepIsNew,
    'a solution ends with the answer': endsWithTheAnswer,
    'every line of a solution is true': everyLineIsTrue,
    'a solution rewrites without changing the value': rewritingKeepsTheValue,
    'a solution of grades K to 5 has no letters and no negative numbers': staysBelowAlgebra,
    'a solution multiplies by the sign of its grade': multipliesBySignOfGrade,
    'each step of a solution says what was done': stepsSayWhatWasDone,
  },
  form: {
    'the right choice is not the only one of its looks': rightChoiceLooksLikeAnother,
    'the answers of a form vary': answersVary,
    'a condition that is stated applies': conditionsApply,
  },
  sheet: {
    'problems are distinct': problemsAreDistinct,
    'a longer sheet keeps the shorter one': longerKeepsShorter,
    'near-repeats are avoided while others are left': avoidsNearRepeats,
    'the first six problems show as many forms as they can': beginsWithSeveralForms,
  },
  levels: {
    'a form that two levels share draws differently there': formsChangeWithLevel,
    'a level does not repeat an easier one': levelsPrintApart,
    'most of a level is new against an easier one': harderIsNew,
    'forms of a level do not meet at each turn': formsDoNotMeet,
  },
} as const satisfies Laws<string>

export type LawName = { [Kind in keyof typeof LAWS]: keyof (typeof LAWS)[Kind] }[keyof typeof LAWS] | DrawingLaw

/** Samples of a thorough look: what is rare is seen, so that a law may be called kept. */
export const THOROUGH = 200

/** What is broken of the laws, at `samples` draws of each form at each level from a first seed on. */
export const brokenLaws = (topic: Topic, samples: number, firstSeed = 0): readonly Breach<LawName>[] =>
  breachesOf(LAWS, topic, samples, firstSeed)

/** The same as sentences: where, which law, and why. Empty for a topic that keeps them all. */
export const breaches = (topic: Topic, samples: number, firstSeed = 0): string[] =>
  brokenLaws(topic, samples, firstSeed).map(({ place, law, why }) => `${place}: ${law}: ${why}`)
