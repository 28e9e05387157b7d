import { Worksheet } from '@worksheet/core/show';
import { AnswerValue, Requirement, FormKind, ReasonId, Difficulty, Locale } from '@worksheet/core';

/** The same content three times. */
interface ContentJson {
    /** Reads well aloud and in a plain terminal. */
    readonly text: string;
    /** For a paragraph of text, maths inside $...$. */
    readonly latex: string;
    /** Well-formed HTML with MathML, safe to insert. */
    readonly html: string;
}
interface FigureJson {
    readonly kind: string;
    /** What it shows, in the worksheet's language. */
    readonly alt: string;
    readonly svg: string;
}
interface ChoiceJson extends ContentJson {
    readonly label: string;
    /** The name of the mistake that leads to a wrong choice. */
    readonly mistake?: string;
}
/** `type` tells what `value` is, which is canonical for it: equal answers have equal values. */
type AnswerJson = ContentJson & AnswerValue & {
    /** What a right answer must also be, where something is asked for. */
    readonly requires?: Requirement;
    /** The label of the right choice, where there are choices. */
    readonly label?: string;
    /** What was to be drawn, where that is the answer. */
    readonly figures?: readonly FigureJson[];
};
/** A step of a worked solution: its maths, and what was done. */
interface StepJson extends ContentJson {
    /** The name of the reason, the same in every language. */
    readonly reason: ReasonId;
    readonly says: ContentJson;
}
interface ProblemJson {
    readonly id: string;
    readonly number: number;
    /** What the pupil does. */
    readonly kind: FormKind;
    /** Only where the problems of an entry differ in it. */
    readonly instruction?: ContentJson;
    readonly prompt: ContentJson;
    readonly answer: AnswerJson;
    readonly choices?: readonly ChoiceJson[];
    /** Those of the prompt, in reading order. */
    readonly figures: readonly FigureJson[];
    /** The steps of a worked solution, where it was asked for. */
    readonly solution?: readonly StepJson[];
}
interface WorksheetEntryJson {
    readonly id: string;
    readonly grade: string;
    readonly topic: string;
    readonly difficulty: Difficulty;
    readonly count: number;
    /** The forms that the entry names, where it names some. */
    readonly forms?: readonly string[];
    /** Said once for all problems; empty where they differ in it. */
    readonly instruction: ContentJson;
    readonly problems: readonly ProblemJson[];
}
interface WorksheetJson {
    readonly id: string;
    readonly seed: number;
    readonly locale: Locale;
    readonly contentVersion: string;
    readonly problemCount: number;
    readonly entries: readonly WorksheetEntryJson[];
    readonly warnings: readonly string[];
}

/** Everything that a worksheet says, as text, LaTeX and HTML. The warnings are those of the request that it was made from. */
declare function renderJson({ entries, ...worksheet }: Worksheet, warnings?: readonly string[]): WorksheetJson;

export { type AnswerJson, type ChoiceJson, type ContentJson, type FigureJson, type ProblemJson, type StepJson, type WorksheetEntryJson, type WorksheetJson, renderJson };
