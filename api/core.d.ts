import { B as Block, b as Both, L as Locale } from './content.js';
export { A as AccentMark, e as Align, f as Anchor, g as Cell, h as Delimiter, D as Drawing, E as Expr, F as Figure, I as Inline, i as LOCALES, a as Layout, P as Primitive, R as ReasonId, j as Segment, k as Stroke, l as TONES, m as TableGap, T as Term, n as Token, o as TokenKind, p as Tone } from './content.js';
import { b as AnswerKind, J as Json, R as Requirement, D as Difficulty, F as FormKind, T as Topic } from './topic.js';
export { A as AnswerValue, c as DIFFICULTIES, d as FORM_KINDS } from './topic.js';
import { G as GradeId } from './grades.js';
import { t as topics } from './index.js';
export { E as ErrorCode, a as ErrorDetail, W as WorksheetError, n as never } from './errors.js';
export { FONT_SIZES, FontSize, OptionRule, OptionRules, Printable, SHEET_OPTIONS, SheetOptions, Size, TEXT_SIZES, TextSize, checkOptions, choiceOption, contentToText, directionOf, flagOption, present, runsOf, showBlocks, showWorksheet, shownToText, sizeOf, solvedSections, speechOf, textOf, textOption, textSizeOf, textWidth, widthOf } from './show.js';
import { W as Worksheet, P as Problem } from './shown.js';
export { A as Answer, C as Choice, S as ShownBlock, a as ShownCell, b as ShownDirection, c as ShownGrid, d as ShownGridRow, e as ShownInline, f as ShownLabels, g as ShownMaths, h as ShownProblem, i as ShownSection, j as ShownStep, k as ShownWorksheet, l as WorksheetEntry } from './shown.js';
import './noun.js';
import './index.js';

/** What a machine needs of an answer to grade an input. `label` and `content` let choices be answered by letter and by words. */
interface GradedAnswer {
    readonly type: AnswerKind;
    readonly value: Json;
    readonly requires?: Requirement | null;
    readonly label?: string | null;
    readonly content?: readonly Block[];
}

/** A form that an answer may lack: one that the prompt asks for, or that it is worked out to its end. */
type MissedForm = Requirement | 'worked-out';
/** What was found, without its words. */
type Finding = {
    readonly kind: 'right';
}
/** The value is right; the form is not the one that was asked for. */
 | {
    readonly kind: 'other-form';
    readonly asked: MissedForm;
}
/** What is there is right. Parts are told by their place, counted from 1, or by what they are: "+ C", "y =". */
 | {
    readonly kind: 'missing-part';
    readonly parts: readonly string[];
}
/** Some parts are right; these are not. Counted from 1. */
 | {
    readonly kind: 'wrong-part';
    readonly places: readonly number[];
} | {
    readonly kind: 'wrong-unit';
    readonly unit: string;
}
/** `at` counts characters of the input from 0. */
 | {
    readonly kind: 'not-understood';
    readonly at: number;
}
/** A wrong choice, with the name of the mistake that leads to it where the topic names one. */
 | {
    readonly kind: 'mistake';
    readonly label: string;
    readonly mistake: string | null;
} | {
    readonly kind: 'wrong';
};
/** The judgement of an answer and its reason in both languages. */
type Verdict = Finding & {
    readonly reason: Both<string>;
};

/** What the checker sees of a problem; a problem of a worksheet is one. */
interface CheckedProblem {
    readonly answer: GradedAnswer;
    readonly instruction?: readonly Block[];
    readonly prompt?: readonly Block[];
    readonly choices?: readonly CheckedChoice[];
}
interface CheckedChoice {
    readonly label: string;
    readonly content: readonly Block[];
    /** The name of the mistake that leads to this choice. */
    readonly mistake?: string | null;
}
/** Judges what a pupil typed as the answer of a problem, with the reason. Never throws; `locale` is told by the prompt where it is left out. */
declare const checkAnswer: (problem: CheckedProblem, input: string, locale?: Locale) => Verdict;

/** Whether a pupil's input is right: any mathematically equal form that is allowed. Never throws. `checkAnswer` also knows what the prompt says. */
declare const isCorrect: (answer: GradedAnswer, input: string) => boolean;

interface CatalogTopic {
    readonly id: string;
    readonly name: string;
    readonly domain: string;
    readonly description: string;
    /** Whether entries may ask for it. */
    readonly implemented: boolean;
    readonly difficulties: readonly Difficulty[];
    readonly standards: readonly string[];
}
interface CatalogGrade {
    readonly id: GradeId;
    readonly name: string;
    readonly topics: readonly CatalogTopic[];
}
interface CatalogOptions {
    readonly locale?: Locale;
}
/** All grades and topics in teaching order. */
declare function catalog({ locale }?: CatalogOptions): CatalogGrade[];
/** The topics that practise a standard, by its code: `topicsForStandard('3.OA.C.7')`. */
declare function topicsForStandard(code: string, options?: CatalogOptions): (CatalogTopic & {
    readonly grade: GradeId;
})[];

type ReviewId = `cumulative-review-${GradeId}`;

/** The topics that can be generated. */
type TopicId = (typeof topics)[keyof typeof topics]['id'] | ReviewId;

/** A kind of problem that a level offers. */
interface TopicForm {
    readonly id: string;
    /** What the pupil does. */
    readonly kind: FormKind;
    /** How many of the level's problems have this form. */
    readonly share: number;
}
interface TopicLevel {
    readonly difficulty: Difficulty;
    readonly forms: readonly TopicForm[];
    /** How many distinct problems there are, where they are provably fewer than thirty. */
    readonly variety: number | null;
}
/** What the levels of a topic are made of. In a browser its grade has to be loaded. */
declare function topicLevels(id: TopicId | (string & {})): readonly TopicLevel[];

/** What to practise: a topic and how many problems; the rest follows. */
interface RequestEntry {
    /** By its id, or the topic itself, which may be one of your own. An id from elsewhere is any text, checked when it is used. */
    readonly topic: TopicId | (string & {}) | Topic;
    readonly count: number;
    /** Medium unless given, where the topic has it. */
    readonly difficulty?: Difficulty | undefined;
    /** The topic's own unless given; a topic of your own has the grade that you say. */
    readonly grade?: GradeId | (string & {}) | undefined;
    /** Unique in the request, echoed back; the topic's id unless given. */
    readonly id?: string | undefined;
    /**
     * Problems to exchange for others of the same form, by their places in the entry, in the order of the exchanges: `[3, 3, 1]`
     * exchanges the third twice, then the first. All others stay, and none repeats another of the entry while there are new ones.
     */
    readonly replace?: readonly number[] | undefined;
    /** The forms of the level that its problems have, by their ids, each as often as its share among them; all unless given. */
    readonly forms?: readonly string[] | undefined;
}
interface WorksheetRequest {
    readonly entries: readonly RequestEntry[];
    readonly locale?: Locale | undefined;
    /** The same seed, entries and locale give the same problems. */
    readonly seed?: number | undefined;
    /** Of a sheet that was made before: its problems, or an error, never others in silence. */
    readonly contentVersion?: string | undefined;
}
/** An entry with everything said. */
interface CheckedEntry {
    readonly id: string;
    readonly grade: string;
    readonly topic: string;
    readonly difficulty: Difficulty;
    readonly count: number;
    readonly replace: readonly number[];
    /** In the order of the level; null for all of them. */
    readonly forms: readonly string[] | null;
    readonly subject: Topic;
}
/** A request that can be served, with all its names resolved. */
interface CheckedRequest {
    readonly entries: readonly CheckedEntry[];
    readonly locale: Locale;
    readonly seed: number | null;
}
/** What a server may set, whose sheets are made for others. */
interface RequestLimits {
    readonly problems?: number;
}
/** Names what is wrong with a request, all of it, each by its path; or gives it back ready to serve. */
declare function checkRequest(input: unknown, limits?: RequestLimits): CheckedRequest;
/**
 * Loads the grades of a request, so that it can be generated: where an app is bundled for a browser, a grade is a file of its
 * own. In Node they come by themselves.
 */
declare function loadTopics(request: WorksheetRequest): Promise<void>;

/** A worksheet with the letter that tells it from its sisters. */
interface WorksheetVersion {
    readonly version: string;
    readonly worksheet: Worksheet;
}
/**
 * Sisters of a worksheet for neighbours in class: problem k has the same form, level and kind of numbers in each, but other
 * numbers and another order of choices. The first is the worksheet itself.
 */
declare function worksheetVersions(worksheet: Worksheet, count?: number): readonly WorksheetVersion[];

/** Rises whenever the same seed may give other problems than before. */
declare const CONTENT_VERSION = "1.0.0";

interface WorksheetOptions {
    /** Adds worked solutions to the problems whose topic has them. */
    readonly solutions?: boolean;
}
/** Generates a worksheet. The same request always gives the same worksheet. */
declare const generateWorksheet: (request: WorksheetRequest, options?: WorksheetOptions) => Worksheet;
/** The same for a request that has been checked already; each problem of the same form as that of a sister with the same entries. */
declare function worksheetOf({ entries, locale, seed: asked }: CheckedRequest, options?: WorksheetOptions, sister?: Worksheet | null): Worksheet;
/** One problem of a topic, by a key of the caller's own: the same key always gives the same problem. */
declare function generateProblem(topic: Topic, difficulty: Difficulty, key: string | number, locale?: Locale): Problem;

export { AnswerKind, Block, Both, CONTENT_VERSION, type CatalogGrade, type CatalogTopic, type CheckedChoice, type CheckedEntry, type CheckedProblem, type CheckedRequest, Difficulty, FormKind, GradeId, Json, Locale, Problem, type RequestEntry, type RequestLimits, Requirement, Topic, type TopicForm, type TopicId, type TopicLevel, type Verdict, Worksheet, type WorksheetOptions, type WorksheetRequest, type WorksheetVersion, catalog, checkAnswer, checkRequest, generateProblem, generateWorksheet, isCorrect, loadTopics, topicLevels, topicsForStandard, worksheetOf, worksheetVersions };

import { N as Noun } from './noun.js';
import { b as because } from './index.js';

declare const LOCALES: readonly ["en", "es"];
type Locale = (typeof LOCALES)[number];
/** Something said in both languages. Leaving one out does not compile. */
interface Both<T> {
    readonly en: T;
    readonly es: T;
}
/** Says the same in both languages: bare maths, a figure. */
declare const both: <const T>(content: T) => Both<T>;

/** Printed signs of units. A sign is the same for one and for many, in each language. */
declare const UNITS: {
    readonly inch: {
        readonly en: "in";
        readonly es: "pulg";
    };
    readonly foot: {
        readonly en: "ft";
        readonly es: "pies";
    };
    readonly yard: {
        readonly en: "yd";
        readonly es: "yd";
    };
    readonly mile: {
        readonly en: "mi";
        readonly es: "mi";
    };
    readonly millimeter: {
        readonly en: "mm";
        readonly es: "mm";
    };
    readonly centimeter: {
        readonly en: "cm";
        readonly es: "cm";
    };
    readonly meter: {
        readonly en: "m";
        readonly es: "m";
    };
    readonly kilometer: {
        readonly en: "km";
        readonly es: "km";
    };
    readonly 'square-inch': {
        readonly en: "in²";
        readonly es: "pulg²";
    };
    readonly 'square-foot': {
        readonly en: "ft²";
        readonly es: "pies²";
    };
    readonly 'square-yard': {
        readonly en: "yd²";
        readonly es: "yd²";
    };
    readonly 'square-mile': {
        readonly en: "mi²";
        readonly es: "mi²";
    };
    readonly 'square-millimeter': {
        readonly en: "mm²";
        readonly es: "mm²";
    };
    readonly 'square-centimeter': {
        readonly en: "cm²";
        readonly es: "cm²";
    };
    readonly 'square-meter': {
        readonly en: "m²";
        readonly es: "m²";
    };
    readonly 'square-kilometer': {
        readonly en: "km²";
        readonly es: "km²";
    };
    readonly 'cubic-inch': {
        readonly en: "in³";
        readonly es: "pulg³";
    };
    readonly 'cubic-foot': {
        readonly en: "ft³";
        readonly es: "pies³";
    };
    readonly 'cubic-yard': {
        readonly en: "yd³";
        readonly es: "yd³";
    };
    readonly 'cubic-centimeter': {
        readonly en: "cm³";
        readonly es: "cm³";
    };
    readonly 'cubic-meter': {
        readonly en: "m³";
        readonly es: "m³";
    };
    readonly ounce: {
        readonly en: "oz";
        readonly es: "oz";
    };
    readonly pound: {
        readonly en: "lb";
        readonly es: "lb";
    };
    readonly ton: {
        readonly en: "T";
        readonly es: "T";
    };
    readonly milligram: {
        readonly en: "mg";
        readonly es: "mg";
    };
    readonly gram: {
        readonly en: "g";
        readonly es: "g";
    };
    readonly kilogram: {
        readonly en: "kg";
        readonly es: "kg";
    };
    readonly 'fluid-ounce': {
        readonly en: "fl oz";
        readonly es: "oz líq.";
    };
    readonly cup: {
        readonly en: "c";
        readonly es: "tz";
    };
    readonly pint: {
        readonly en: "pt";
        readonly es: "pt";
    };
    readonly quart: {
        readonly en: "qt";
        readonly es: "ct";
    };
    readonly gallon: {
        readonly en: "gal";
        readonly es: "gal";
    };
    readonly milliliter: {
        readonly en: "mL";
        readonly es: "mL";
    };
    readonly liter: {
        readonly en: "L";
        readonly es: "L";
    };
    readonly second: {
        readonly en: "s";
        readonly es: "s";
    };
    readonly minute: {
        readonly en: "min";
        readonly es: "min";
    };
    readonly hour: {
        readonly en: "h";
        readonly es: "h";
    };
    readonly 'mile-per-hour': {
        readonly en: "mi/h";
        readonly es: "mi/h";
    };
    readonly 'kilometer-per-hour': {
        readonly en: "km/h";
        readonly es: "km/h";
    };
    readonly 'meter-per-second': {
        readonly en: "m/s";
        readonly es: "m/s";
    };
    readonly 'foot-per-second': {
        readonly en: "ft/s";
        readonly es: "pies/s";
    };
    readonly unit: {
        readonly en: "units";
        readonly es: "unidades";
    };
    readonly 'square-unit': {
        readonly en: "square units";
        readonly es: "unidades cuadradas";
    };
    readonly 'cubic-unit': {
        readonly en: "cubic units";
        readonly es: "unidades cúbicas";
    };
    readonly degree: {
        readonly en: "°";
        readonly es: "°";
    };
    readonly 'degree-fahrenheit': {
        readonly en: "°F";
        readonly es: "°F";
    };
    readonly 'degree-celsius': {
        readonly en: "°C";
        readonly es: "°C";
    };
    readonly radian: {
        readonly en: "rad";
        readonly es: "rad";
    };
};
type UnitId = keyof typeof UNITS;
declare const unitSign: (unit: UnitId) => Both<string>;
/** Beside 1 and beside a fraction of one: 1 pie and 1/2 pie, though 2 pies. */
declare const unitSignOfOne: (unit: UnitId) => Both<string>;
declare const isUnit: (text: string) => text is UnitId;
declare const unitIds: readonly UnitId[];

/** How maths looks. Closed, and few: a renderer handles each kind in a few lines. */
type Layout = Token | {
    readonly kind: 'space';
    readonly em: number;
}
/** A place for the pupil to write in: on a line, or in a box. */
 | {
    readonly kind: 'blank';
    readonly em: number;
    readonly box: boolean;
} | {
    readonly kind: 'row';
    readonly items: readonly Layout[];
}
/** Without a line for binomials. */
 | {
    readonly kind: 'fraction';
    readonly over: Layout;
    readonly under: Layout;
    readonly line: boolean;
} | {
    readonly kind: 'script';
    readonly base: Layout;
    readonly sup?: Layout;
    readonly sub?: Layout;
} | {
    readonly kind: 'root';
    readonly of: Layout;
    readonly degree?: Layout;
}
/** Stretches to what it holds. An empty string is no delimiter on that side. */
 | {
    readonly kind: 'fence';
    readonly left: Delimiter;
    readonly right: Delimiter;
    readonly of: Layout;
} | {
    readonly kind: 'table';
    readonly rows: readonly (readonly Layout[])[];
    readonly align: readonly Align[];
    readonly gap: TableGap;
    readonly ruleBefore?: number;
}
/** A large operator: ∫ with its bounds beside it, ∑ ∏ and lim with theirs above and below. */
 | {
    readonly kind: 'big';
    readonly text: '∫' | '∑' | '∏' | 'lim';
    readonly from?: Layout;
    readonly to?: Layout;
} | {
    readonly kind: 'accent';
    readonly mark: AccentMark;
    readonly of: Layout;
};
interface Token {
    readonly kind: TokenKind;
    readonly text: string;
}
/**
 * number 3.5; identifier x (italic); function sin (upright); text "if" (upright, may hold spaces);
 * ordinary ∞ ° % ! (upright, no space); operator + × (space on both sides); sign − (prefix, no space);
 * relation = ≤; punctuation , (space after).
 */
type TokenKind = 'number' | 'identifier' | 'function' | 'text' | 'ordinary' | 'operator' | 'sign' | 'relation' | 'punctuation';
type Delimiter = '' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '⟨' | '⟩' | '‖';
type Align = 'left' | 'center' | 'right';
/** matrix: cells apart; cases: conditions to the right of values; equations: rows of a system, or aligned steps, without cell gaps. */
type TableGap = 'matrix' | 'cases' | 'equations';
/** bar x̄, hat p̂, vector v⃗ sit on a letter; overline AB, arc AB, ray AB, line AB stretch over all of it. */
type AccentMark = 'bar' | 'hat' | 'vector' | 'overline' | 'arc' | 'ray' | 'line';

/** What maths means. Closed: a new kind fails to compile wherever it must be handled. Plain JSON. */
type Expr = {
    readonly kind: 'number';
    readonly n: number;
    readonly d: number;
    readonly as: NumberStyle;
    readonly places?: number;
} | {
    readonly kind: 'symbol';
    readonly name: string;
    readonly sub?: Expr;
} | {
    readonly kind: 'sum';
    readonly terms: readonly Expr[];
} | {
    readonly kind: 'negative';
    readonly of: Expr;
}
/** `sign`: with a printed × (or ·); without, the factors stand side by side. */
 | {
    readonly kind: 'product';
    readonly factors: readonly Expr[];
    readonly sign: boolean;
}
/** `sign`: with ÷; without, a fraction bar. Never reduced: 6/8 stays 6/8. */
 | {
    readonly kind: 'quotient';
    readonly over: Expr;
    readonly under: Expr;
    readonly sign: boolean;
} | {
    readonly kind: 'power';
    readonly base: Expr;
    readonly exponent: Expr;
} | {
    readonly kind: 'root';
    readonly of: Expr;
    readonly degree?: Expr;
}
/** sin x, sin² x (`power`), log₂ x (`base`). */
 | {
    readonly kind: 'call';
    readonly name: FunctionName;
    readonly of: Expr;
    readonly base?: Expr;
    readonly power?: Expr;
}
/** f(2), f′(x), f⁻¹(x), P(A): a function known by its name alone. */
 | {
    readonly kind: 'apply';
    readonly name: string;
    readonly to: readonly Expr[];
    readonly primes: number;
    readonly inverse: boolean;
}
/** A chain 2 < x ≤ 5 is a relation whose left side is a relation. */
 | {
    readonly kind: 'relation';
    readonly sign: RelationSign;
    readonly left: Expr;
    readonly right: Expr;
}
/** x < 2 or x > 5. */
 | {
    readonly kind: 'connected';
    readonly by: 'or' | 'and';
    readonly items: readonly Expr[];
}
/** A ∪ B, f ∘ g. */
 | {
    readonly kind: 'operation';
    readonly sign: '∪' | '∩' | '∘' | '±';
    readonly left: Expr;
    readonly right: Expr;
} | {
    readonly kind: 'integral';
    readonly of: Expr;
    readonly by: string;
    readonly from?: Expr;
    readonly to?: Expr;
} | {
    readonly kind: 'series';
    readonly sign: '∑' | '∏';
    readonly of: Expr;
    readonly index: string;
    readonly from: Expr;
    readonly to: Expr;
} | {
    readonly kind: 'limit';
    readonly of: Expr;
    readonly by: string;
    readonly to: Expr;
    readonly side?: 'left' | 'right';
}
/** d/dx of; without `of` the bare operator; `top` gives dy/dx. */
 | {
    readonly kind: 'derivative';
    readonly by: string;
    readonly order: number;
    readonly of?: Expr;
    readonly top?: string;
}
/** F(x) between its bounds, as in the fundamental theorem. */
 | {
    readonly kind: 'evaluated';
    readonly of: Expr;
    readonly from?: Expr;
    readonly to: Expr;
}
/** As written: brackets that are printed though not needed, or (without brackets) an operand that is left alone. */
 | {
    readonly kind: 'group';
    readonly of: Expr;
    readonly brackets: Brackets;
} | {
    readonly kind: 'absolute';
    readonly of: Expr;
} | {
    readonly kind: 'factorial';
    readonly of: Expr;
}
/** Ways to choose: ₙCᵣ, ₙPᵣ, or the binomial coefficient. */
 | {
    readonly kind: 'selection';
    readonly style: 'C' | 'P' | 'binomial';
    readonly n: Expr;
    readonly r: Expr;
} | {
    readonly kind: 'system';
    readonly rows: readonly Expr[];
}
/** A function by cases: value and condition. */
 | {
    readonly kind: 'cases';
    readonly rows: readonly (readonly [value: Expr, condition: Expr])[];
} | {
    readonly kind: 'matrix';
    readonly rows: readonly (readonly Expr[])[];
    readonly fence: '[' | '|';
    readonly augmented: boolean;
}
/** 1, 2, 3 or (2, 3) or {1, 2} or ⟨3, 4⟩, by its brackets. */
 | {
    readonly kind: 'list';
    readonly items: readonly Expr[];
    readonly brackets: '' | '(' | '{' | '⟨' | '[';
} | {
    readonly kind: 'interval';
    readonly from: Expr;
    readonly to: Expr;
    readonly closed: readonly [from: boolean, to: boolean];
}
/** {x : x > 2}. */
 | {
    readonly kind: 'set-builder';
    readonly of: Expr;
    readonly where: Expr;
}
/** 3 : 4. */
 | {
    readonly kind: 'ratio';
    readonly items: readonly Expr[];
} | {
    readonly kind: 'remainder';
    readonly quotient: Expr;
    readonly remainder: Expr;
} | {
    readonly kind: 'time';
    readonly hour: number;
    readonly minute: number;
} | {
    readonly kind: 'percent';
    readonly of: Expr;
} | {
    readonly kind: 'money';
    readonly cents: number;
    readonly as: 'dollars' | 'dollars and cents' | 'cents';
}
/** 5 cm, 30°, 12 in². */
 | {
    readonly kind: 'measure';
    readonly of: Expr;
    readonly unit: UnitId;
}
/** ∠A, △ABC, m∠A; + of a signed number: +10. */
 | {
    readonly kind: 'prefixed';
    readonly sign: '∠' | '△' | 'm∠' | '±' | '+' | 'Δ' | '⊙' | '▱';
    readonly of: Expr;
} | {
    readonly kind: 'accented';
    readonly mark: AccentMark;
    readonly of: Expr;
}
/** Upright words within maths, in both languages: a name, a unit, "if". */
 | {
    readonly kind: 'words';
    readonly en: string;
    readonly es: string;
} | {
    readonly kind: 'blank';
    readonly width: number;
    readonly box: boolean;
};
/** fraction 7/4, mixed 1 3/4, decimal 1.75, repeating 0.1666… with a bar over the period. */
type NumberStyle = 'fraction' | 'mixed' | 'decimal' | 'repeating';
type Brackets = 'round' | 'square' | 'curly' | 'none';
type FunctionName = 'sin' | 'cos' | 'tan' | 'csc' | 'sec' | 'cot' | 'arcsin' | 'arccos' | 'arctan' | 'ln' | 'log' | 'exp' | 'gcf' | 'lcm' | 'max' | 'min';
type RelationSign = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈' | '≅' | '∼' | '⊥' | '∥' | '∈' | '∉' | '⊂' | '⊆' | '→' | '∣' | '⇒';
type Kind = Expr['kind'];
type Of<K extends Kind> = Extract<Expr, {
    kind: K;
}>;
/** The direct parts of an expression in reading order, for code that only wants to walk. */
declare function partsOf(expr: Expr): readonly Expr[];
/** Whether the expression or any part of it passes the test. */
declare const holds: (expr: Expr, test: (part: Expr) => boolean) => boolean;
/** The same form, node by node. */
declare const isSame: (a: Expr, b: Expr) => boolean;

/** Everything a renderer has to draw, in em of the body text, y upwards, origin at the lower left. */
interface Drawing {
    readonly width: number;
    readonly height: number;
    readonly items: readonly Primitive[];
}
type Primitive = {
    readonly kind: 'path';
    readonly segments: readonly Segment[];
    readonly stroke: Stroke | null;
    readonly fill: Tone | null;
} | {
    readonly kind: 'ellipse';
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly stroke: Stroke | null;
    readonly fill: Tone | null;
}
/** A formula or words. `anchor` says which point of its box stands at (x, y); `size` scales the body text. */
 | {
    readonly kind: 'label';
    readonly x: number;
    readonly y: number;
    readonly anchor: Anchor;
    readonly of: Layout;
    readonly size: number;
    readonly tone: Tone;
};
type Segment = readonly ['M', number, number] | readonly ['L', number, number] | readonly ['C', number, number, number, number, number, number] | readonly ['Z'];
interface Stroke {
    /** Line width in em: hair 0.03, thin 0.045, normal 0.07, thick 0.12. */
    readonly width: number;
    readonly dash: 'solid' | 'dashed' | 'dotted';
    readonly tone: Tone;
}
/** Named grays that stay apart on a black and white printer. */
type Tone = 'ink' | 'dark' | 'medium' | 'light' | 'paper';
interface Anchor {
    readonly x: 'left' | 'center' | 'right';
    readonly y: 'top' | 'middle' | 'bottom' | 'baseline';
}
/** The gray of each tone: 0 is black, 1 is white. */
declare const TONES: Readonly<Record<Tone, number>>;

/** What is written in a figure: a formula, a number, a lexicon term, or words('Dogs', 'Perros'). Never a string. */
type Label = Expr | Term;

declare function gcd(a: number, b: number): number;
declare const lcm: (a: number, b: number) => number;
/**
 * An exact fraction in lowest terms, with a positive denominator.
 * Safe integers, not bigint: twenty times faster. A step on the way that overflows is taken again with bigint;
 * a result that overflows throws instead of rounding.
 */
declare class Ratio {
    readonly n: number;
    readonly d: number;
    private constructor();
    static of(n: number, d?: number): Ratio;
    static from(value: Rational): Ratio;
    plus(other: Rational): Ratio;
    minus(other: Rational): Ratio;
    times(other: Rational): Ratio;
    over(other: Rational): Ratio;
    negated(): Ratio;
    power(exponent: number): Ratio;
    equals(other: Rational): boolean;
    compare(other: Rational): number;
    /** The nearest whole number; a half goes away from zero, as in school. */
    rounded(): number;
    get isInteger(): boolean;
    toNumber(): number;
    toString(): string;
}
type Rational = number | Ratio;

/** How a topic writes a label: a name such as 'A', 'B′' or 'x', a number, or maths and words as they are. */
type Name = Label | Rational | string;

type Point = readonly [x: number, y: number];
/** The point at a distance in a direction of so many degrees. */
declare const at: ([x, y]: Point, distance: number, degrees: number) => Point;
declare const directionOf: ([x1, y1]: Point, [x2, y2]: Point) => number;

/** From `from` counterclockwise to `to`, 0 to 360. */
declare const sweepOf: (from: number, to: number) => number;
type AngleMark = 'none' | 'arc' | 'double-arc' | 'triple-arc' | 'square';

/** Named points at true coordinates and what joins them: the common ground of the geometric kinds. */
interface Diagram {
    readonly points: readonly DiagramPoint[];
    readonly lines: readonly DiagramLine[];
    readonly angles: readonly DiagramAngle[];
    readonly circles: readonly DiagramCircle[];
    readonly arcs: readonly DiagramArc[];
    readonly regions: readonly DiagramRegion[];
    readonly texts: readonly DiagramText[];
    /** Em of the longer side. */
    readonly size: number;
}
interface DiagramPoint {
    readonly name: string;
    readonly at: Point;
    /** What is printed; null prints nothing. */
    readonly label: Label | null;
    readonly dot: boolean;
}
interface DiagramLine {
    readonly from: string;
    readonly to: string;
    readonly extent: 'segment' | 'ray' | 'line';
    readonly dashed: boolean;
    /** Short strokes that mark equal lengths. */
    readonly ticks: number;
    /** Arrowheads that mark parallels. */
    readonly parallels: number;
    readonly label: Label | null;
    /** Seen from `from` to `to`; null is away from the middle of the figure. */
    readonly side: 'left' | 'right' | null;
}
interface DiagramAngle {
    readonly from: string;
    readonly vertex: string;
    readonly to: string;
    readonly mark: AngleMark;
    readonly label: Label | null;
    readonly reflex: boolean;
}
interface DiagramCircle {
    readonly center: string;
    readonly radius: number;
    readonly dashed: boolean;
    readonly tone: Tone | null;
}
/** Counterclockwise about the center. */
interface DiagramArc {
    readonly center: string;
    readonly from: string;
    readonly to: string;
    readonly dashed: boolean;
    readonly ticks: number;
    readonly label: Label | null;
}
/** A shaded shape; an edge runs straight to the corner, or along a circle about a center. */
interface DiagramRegion {
    readonly corners: readonly {
        readonly to: string;
        readonly about: string | null;
        readonly clockwise: boolean;
    }[];
    readonly tone: Tone;
}
/** Written about the middle of a place: the area of a part, the name of a region. */
interface DiagramText {
    readonly at: Point;
    readonly label: Label;
}
type PointsSpec = Readonly<Record<string, Point | {
    readonly at: Point;
    readonly label?: Name | null;
    readonly dot?: boolean;
}>>;
/** 'AB', or that with its marks. */
type LineOf = string | {
    readonly of: string;
    readonly extent?: DiagramLine['extent'];
    readonly dashed?: boolean;
    readonly ticks?: number;
    readonly parallels?: number;
    readonly label?: Name | null;
    readonly side?: 'left' | 'right';
};
/** 'ABC' is the angle at B; a number is in degrees. */
type AngleOf = string | {
    readonly of: string;
    readonly mark?: AngleMark;
    readonly label?: Name | null;
    readonly reflex?: boolean;
};
/** 'AB' runs counterclockwise from A to B. */
type ArcOf = string | {
    readonly of: string;
    readonly dashed?: boolean;
    readonly ticks?: number;
    readonly label?: Name | null;
};

/** Rays from one point with the angles between them: adjacent, vertical, complementary, supplementary. */
interface AngleDiagram extends Diagram {
    readonly kind: 'angle-diagram';
    readonly vertex: string;
}
interface AngleDiagramOptions {
    /** { A: 0, B: 50, C: 180 }, in degrees from the right, counterclockwise. Opposite rays make a line. */
    readonly rays: Readonly<Record<string, number>>;
    /** 'AOB' or { of: 'AOB', label, mark, reflex }; a number is in degrees. */
    readonly angles: readonly AngleOf[];
    readonly vertex?: string;
    /** Prints the names of the points. */
    readonly named?: boolean;
    readonly turn?: number;
    readonly size?: number;
}
declare function angleDiagram({ rays, angles, vertex, named, turn, size, }: AngleDiagramOptions): AngleDiagram;

/** How a shape is filled, so that kinds stay apart without color. */
type Fill = 'white' | 'gray' | 'dark' | 'striped';

/** A rectangle of cells: a tiled area, a shape on squared paper, a decimal grid, a model of a product of fractions. */
interface AreaGrid {
    readonly kind: 'area-grid';
    readonly rows: number;
    readonly columns: number;
    /** Heights from the top and widths from the left: all 1 for squares. */
    readonly rowSizes: readonly number[];
    readonly columnSizes: readonly number[];
    /** Cells count from 0 at the upper left. A cell may be shaded twice: gray and striped. */
    readonly shaded: readonly ShadedCell[];
    /** first: the squares of the first row and column only; ticks: marks at the border; none: a plain rectangle. */
    readonly lines: 'all' | 'first' | 'ticks' | 'none';
    /** A thick outline around the shaded cells, on squared paper. */
    readonly outlined: boolean;
    /** A thick line after every so many rows and columns: unit squares cut into smaller tiles. */
    readonly units: readonly [rows: number, columns: number] | null;
    readonly labels: {
        readonly top: Label | null;
        readonly right: Label | null;
        readonly bottom: Label | null;
        readonly left: Label | null;
    };
    readonly name: Label | null;
}
interface ShadedCell {
    readonly row: number;
    readonly column: number;
    readonly fill: Exclude<Fill, 'white'>;
    /** Only the triangle at this corner. */
    readonly half: 'none' | Corner;
}
type Corner = 'upper-left' | 'upper-right' | 'lower-left' | 'lower-right';
interface AreaGridOptions {
    readonly rows: number;
    readonly columns: number;
    readonly rowSizes?: readonly number[];
    readonly columnSizes?: readonly number[];
    /** So many cells, column by column from the left; or these [row, column]. */
    readonly shaded?: number | readonly (readonly [row: number, column: number])[];
    /** The first so many columns gray, and the first so many rows striped: a product of fractions. */
    readonly shadedColumns?: number;
    readonly stripedRows?: number;
    /** A figure of whole squares and half squares, outlined on squared paper. */
    readonly shape?: readonly (readonly [row: number, column: number] | readonly [row: number, column: number, half: Corner])[];
    readonly lines?: AreaGrid['lines'];
    readonly units?: readonly [rows: number, columns: number];
    readonly top?: Name;
    readonly right?: Name;
    readonly bottom?: Name;
    readonly left?: Name;
    readonly name?: Name;
}
declare function areaGrid(options: AreaGridOptions): AreaGrid;

/** A rectangle cut into boxes: factors at its sides, partial products in its boxes. Or a lattice for column digits. */
interface AreaModel {
    readonly kind: 'area-model';
    /** Over the columns and beside the rows; null is left out. */
    readonly columns: readonly ModelSide[];
    readonly rows: readonly ModelSide[];
    /** By row and column; null is left empty. */
    readonly cells: readonly (readonly (Label | null)[])[];
    /** Above the diagonal of each box of a lattice; null where there is no lattice. */
    readonly upper: readonly (readonly (Label | null)[])[] | null;
    /** Unit squares are drawn. */
    readonly units: boolean;
}
interface ModelSide {
    readonly label: Label | null;
    readonly size: number;
}
interface AreaModelOptions {
    readonly columns: readonly (Name | null)[];
    readonly rows: readonly (Name | null)[];
    /** What stands in the boxes; without, they are empty. */
    readonly cells?: readonly (readonly (Name | null)[])[];
    /** In proportion to the sides, which are then whole numbers; with unit squares drawn if `units`. */
    readonly toScale?: boolean;
    readonly units?: boolean;
    /** The true lengths where the labels are blanks or letters. */
    readonly columnSizes?: readonly number[];
    readonly rowSizes?: readonly number[];
}
declare function areaModel(options: AreaModelOptions): AreaModel;
/** The digits of the factors over and beside a lattice; [tens, ones] in its boxes, null for empty ones. */
declare function lattice(columns: readonly Name[], rows: readonly Name[], cells?: readonly (readonly (readonly [tens: Name, ones: Name] | null)[])[]): AreaModel;

declare const PICTURES: {
    readonly circle: {
        readonly noun: Noun;
        readonly body: "round";
    };
    readonly counter: {
        readonly noun: Noun;
        readonly body: "round";
    };
    readonly square: {
        readonly noun: Noun;
        readonly body: "M -42 -42 L 42 -42 L 42 42 L -42 42 Z";
    };
    readonly triangle: {
        readonly noun: Noun;
        readonly body: "M 0 42 L 48 -41 L -48 -41 Z";
    };
    readonly star: {
        readonly noun: Noun;
        readonly body: string;
    };
    readonly heart: {
        readonly noun: Noun;
        readonly body: "M 0 -46 C -20 -28 -50 -6 -50 18 C -50 48 -10 50 0 22 C 10 50 50 48 50 18 C 50 -6 20 -28 0 -46 Z";
    };
    readonly rhombus: {
        readonly noun: Noun;
        readonly body: "M 0 50 L 34 0 L 0 -50 L -34 0 Z";
    };
    readonly hexagon: {
        readonly noun: Noun;
        readonly body: string;
    };
    readonly apple: {
        readonly noun: Noun;
        readonly body: "M 0 22 C 12 34 44 32 44 2 C 44 -26 24 -50 10 -47 C 4 -45 -4 -45 -10 -47 C -24 -50 -44 -26 -44 2 C -44 32 -12 34 0 22 Z";
        readonly lines: readonly ["M 0 22 C -1 34 -4 42 -9 48"];
        readonly ink: readonly ["M 2 32 C 8 48 22 50 32 44 C 24 32 12 28 2 32 Z"];
    };
    readonly flower: {
        readonly noun: Noun;
        readonly body: string;
        readonly lines: readonly [string];
    };
    readonly fish: {
        readonly noun: Noun;
        readonly body: "M 50 0 C 32 32 -6 30 -24 6 L -50 28 L -40 0 L -50 -28 L -24 -6 C -6 -30 32 -32 50 0 Z";
        readonly lines: readonly ["M 20 20 C 12 8 12 -8 20 -20"];
        readonly ink: readonly [string];
    };
    readonly leaf: {
        readonly noun: Noun;
        readonly body: "M -38 -38 C -46 14 -10 46 46 46 C 46 -10 14 -46 -38 -38 Z";
        readonly lines: readonly ["M -50 -50 L 24 24", "M -14 -14 L -16 12", "M -14 -14 L 12 -16", "M 6 6 L 4 28", "M 6 6 L 28 4"];
    };
    readonly balloon: {
        readonly noun: Noun;
        readonly body: "M 0 50 C 24 50 36 34 36 16 C 36 -6 16 -22 0 -26 C -16 -22 -36 -6 -36 16 C -36 34 -24 50 0 50 Z";
        readonly lines: readonly ["M 0 -32 C 6 -38 -6 -42 0 -50"];
        readonly ink: readonly ["M 0 -25 L 6 -34 L -6 -34 Z"];
    };
    readonly ball: {
        readonly noun: Noun;
        readonly body: "round";
        readonly lines: readonly ["M -50 0 C -20 16 20 16 50 0", "M 0 50 C -16 20 -16 -20 0 -50"];
    };
    readonly cookie: {
        readonly noun: Noun;
        readonly body: "round";
        readonly ink: readonly [string, string, string, string, string, string];
    };
    readonly cup: {
        readonly noun: Noun;
        readonly body: "M -38 34 L 22 34 L 16 -42 L -32 -42 Z";
        readonly lines: readonly ["M 21 22 C 52 28 50 -20 18 -18"];
    };
    readonly moon: {
        readonly noun: Noun;
        readonly body: "M 22 48 C -42 46 -48 -42 22 -48 C -10 -26 -10 26 22 48 Z";
    };
    readonly house: {
        readonly noun: Noun;
        readonly body: "M -36 6 L -36 -46 L 36 -46 L 36 6 L 48 6 L 0 48 L -48 6 Z";
        readonly lines: readonly ["M 10 2 L 26 2 L 26 -16 L 10 -16 Z"];
        readonly ink: readonly ["M -20 -46 L -20 -14 L -2 -14 L -2 -46 Z"];
    };
    readonly tree: {
        readonly noun: Noun;
        readonly body: "M 0 50 L 36 -26 L -36 -26 Z";
        readonly ink: readonly ["M -7 -26 L -7 -50 L 7 -50 L 7 -26 Z"];
    };
    readonly car: {
        readonly noun: Noun;
        readonly body: "M -50 -22 L -50 0 L -34 4 L -18 28 L 18 28 L 32 4 L 50 0 L 50 -22 Z";
        readonly lines: readonly ["M -24 6 L -13 21 L -2 21 L -2 6 Z", "M 5 6 L 5 21 L 14 21 L 22 6 Z"];
        readonly ink: readonly [string, string];
    };
    readonly duck: {
        readonly noun: Noun;
        readonly body: "M -50 2 C -40 -6 -30 0 -18 2 C -6 4 4 6 4 16 C -4 32 4 48 20 48 C 34 48 40 38 38 28 L 50 22 L 36 16 C 30 8 42 -2 40 -18 C 36 -46 -40 -46 -50 2 Z";
        readonly lines: readonly ["M -24 -10 C -14 -26 10 -26 16 -8"];
        readonly ink: readonly [string];
    };
    readonly egg: {
        readonly noun: Noun;
        readonly body: "M 0 50 C 22 50 38 10 38 -10 C 38 -36 20 -50 0 -50 C -20 -50 -38 -36 -38 -10 C -38 10 -22 50 0 50 Z";
    };
    readonly mushroom: {
        readonly noun: Noun;
        readonly body: "M -14 -2 L -48 -2 C -48 62 48 62 48 -2 L 14 -2 C 12 -20 14 -36 20 -46 L -20 -46 C -14 -36 -12 -20 -14 -2 Z";
        readonly lines: readonly ["M -14 -2 L 14 -2"];
    };
    readonly pencil: {
        readonly noun: Noun;
        readonly body: "M -12 50 L -12 -24 L 0 -50 L 12 -24 L 12 50 Z";
        readonly lines: readonly ["M -12 34 L 12 34", "M -12 -24 L 12 -24"];
        readonly ink: readonly ["M -4.6 -40 L 0 -50 L 4.6 -40 Z"];
    };
    readonly block: {
        readonly noun: Noun;
        readonly body: "M -46 -46 L 20 -46 L 46 -20 L 46 46 L -20 46 L -46 20 Z";
        readonly lines: readonly ["M -46 20 L 20 20 L 20 -46", "M 20 20 L 46 46"];
    };
    readonly book: {
        readonly noun: Noun;
        readonly body: "M 0 32 C -14 42 -36 42 -50 34 L -50 -38 C -36 -30 -14 -30 0 -40 C 14 -30 36 -30 50 -38 L 50 34 C 36 42 14 42 0 32 Z";
        readonly lines: readonly ["M 0 32 L 0 -40"];
    };
    readonly shell: {
        readonly noun: Noun;
        readonly body: "M 0 -48 L -48 8 C -50 26 -36 32 -30 26 C -28 42 -12 46 -9 36 C -6 48 6 48 9 36 C 12 46 28 42 30 26 C 36 32 50 26 48 8 Z";
        readonly lines: readonly ["M 0 -44 L -30 26", "M 0 -44 L -9 36", "M 0 -44 L 9 36", "M 0 -44 L 30 26"];
    };
    readonly butterfly: {
        readonly noun: Noun;
        readonly body: "M 0 4 C 10 44 48 50 46 20 C 46 4 28 0 14 -2 C 36 -8 42 -42 24 -46 C 8 -46 2 -20 0 -10 C -2 -20 -8 -46 -24 -46 C -42 -42 -36 -8 -14 -2 C -28 0 -46 4 -46 20 C -48 50 -10 44 0 4 Z";
        readonly lines: readonly ["M 0 18 L 0 -26", "M 0 18 C -4 30 -8 34 -14 36", "M 0 18 C 4 30 8 34 14 36"];
    };
    readonly turtle: {
        readonly noun: Noun;
        readonly body: "M -44 -18 C -44 36 24 36 26 -18 Z";
        readonly lines: readonly ["M 24 0 C 28 18 50 18 50 2 C 50 -12 38 -16 26 -16", "M -34 -18 L -34 -34 L -20 -34 L -20 -18", "M 4 -18 L 4 -34 L 18 -34 L 18 -18", "M -22 -18 L -14 21", "M 4 -18 L -2 21", "M -43 -12 L -50 -20 L -44 -18"];
        readonly ink: readonly [string];
    };
    readonly snail: {
        readonly noun: Noun;
        readonly body: string;
        readonly lines: readonly ["M 22 4 C 22 -20 -28 -20 -28 6 C -28 24 8 24 8 6 C 8 -8 -14 -8 -14 4", "M -30 -17 C -42 -24 -50 -32 -50 -40 L 28 -40 C 46 -40 48 -20 46 -2 C 44 8 34 8 33 0 C 32 -10 26 -16 16 -14", "M 44 5 L 49 26", "M 38 7 L 36 28"];
        readonly ink: readonly [string, string];
    };
    readonly mouse: {
        readonly noun: Noun;
        readonly body: "M -34 -32 C -50 20 8 36 24 10 C 34 6 46 -6 50 -18 C 44 -32 20 -32 -34 -32 Z";
        readonly lines: readonly [string, "M -37 -24 C -50 -26 -50 -8 -46 6", "M -14 -32 C -18 -24 -8 -20 -2 -26"];
        readonly ink: readonly [string, string];
    };
    readonly rabbit: {
        readonly noun: Noun;
        readonly body: "M -40 -42 C -52 -6 -30 14 -4 8 C -6 14 -4 20 0 24 L -12 44 C -4 54 8 44 10 29 C 13 30 15 30 18 28 L 18 50 C 30 50 32 34 27 24 C 38 16 36 2 24 0 C 32 -10 34 -26 32 -42 Z";
        readonly lines: readonly ["M -2 -42 C 2 -26 -8 -14 -20 -14", string];
        readonly ink: readonly [string];
    };
    readonly elephant: {
        readonly noun: Noun;
        readonly body: "M -44 -46 L -44 6 C -44 30 -20 34 0 28 C 6 46 36 42 38 20 C 42 4 38 -12 44 -20 L 50 -30 L 42 -36 C 30 -26 30 -12 26 -6 C 22 -10 18 -12 14 -12 L 14 -46 L -2 -46 L -2 -22 L -28 -22 L -28 -46 Z";
        readonly lines: readonly ["M 4 26 C -16 6 0 -8 12 2 C 18 8 18 20 12 26", "M -44 2 L -50 -16"];
        readonly ink: readonly [string];
    };
    readonly positive: {
        readonly noun: Noun;
        readonly body: "round";
        readonly lines: readonly ["M -24 0 L 24 0", "M 0 24 L 0 -24"];
    };
    readonly negative: {
        readonly noun: Noun;
        readonly body: "round";
        readonly lines: readonly ["M -24 0 L 24 0"];
    };
};
type Icon = keyof typeof PICTURES;
/** The noun of what is drawn, so that the question asks for the same thing. */
declare const iconNoun: (icon: Icon) => Noun;

/** Rows and columns of one object. */
interface ArrayFigure {
    readonly kind: 'array';
    readonly rows: number;
    readonly columns: number;
    readonly icon: Icon;
    readonly fill: Fill;
    /** A dashed line after so many rows, or columns. */
    readonly split: {
        readonly after: number;
        readonly of: 'rows' | 'columns';
    } | null;
    /** A loop around each row, or each column. */
    readonly loops: 'none' | 'rows' | 'columns';
}
interface ArrayOptions {
    readonly icon?: Icon;
    readonly fill?: Fill;
    readonly splitRows?: number;
    readonly splitColumns?: number;
    readonly loops?: ArrayFigure['loops'];
}
declare function array(rows: number, columns: number, { icon, fill, splitRows, splitColumns, loops }?: ArrayOptions): ArrayFigure;

/** A pan balance with weights on both sides: sums, letters, or objects. */
interface Balance {
    readonly kind: 'balance';
    readonly left: readonly BalanceItem[];
    readonly right: readonly BalanceItem[];
    /** The side that hangs lower, or level. */
    readonly heavier: 'level' | 'left' | 'right';
}
/** A weight with something written on it, or an object. */
interface BalanceItem {
    readonly label: Label | null;
    readonly icon: Icon | null;
}
type ItemSpec = Name | {
    readonly icon: Icon;
};
/** balance([m`8 + 4`], [m`7 + ${box()}`]), balance(['x', 'x', 3], [11]). */
declare function balance(left: readonly ItemSpec[], right: readonly ItemSpec[], heavier?: Balance['heavier']): Balance;

/** The numbers at a chart's side. */
interface ChartScale {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    /** Every so many lines one bears its number. */
    readonly every: number;
    readonly percent: boolean;
}
interface ChartScaleOptions {
    readonly from?: number;
    readonly to: number;
    readonly step?: number;
    readonly every?: number;
    readonly percent?: boolean;
}

/** Bars over categories, one or more for each; stacked, or side by side. Or points joined by lines: a line graph. */
interface BarChart {
    readonly kind: 'bar-chart';
    readonly title: Label | null;
    readonly categories: readonly Label[];
    readonly series: readonly BarSeries[];
    readonly scale: ChartScale;
    /** What the numbers mean. */
    readonly valueTitle: Label | null;
    readonly categoryTitle: Label | null;
    readonly horizontal: boolean;
    readonly stacked: boolean;
    /** Points joined by lines in place of bars, for data over time. */
    readonly joined: boolean;
}
interface BarSeries {
    readonly name: Label | null;
    /** In the order of the categories; null is a bar for the pupil to draw. */
    readonly values: readonly (number | null)[];
}
interface BarChartOptions {
    readonly title?: Name;
    readonly categories: readonly Name[];
    /** One value for each category; null leaves the bar out, for the pupil to draw. */
    readonly values?: readonly (number | null)[];
    /** Several bars for each category. */
    readonly series?: readonly {
        readonly name: Name;
        readonly values: readonly (number | null)[];
    }[];
    readonly scale: ChartScaleOptions;
    readonly valueTitle?: Name;
    readonly categoryTitle?: Name;
    readonly horizontal?: boolean;
    readonly stacked?: boolean;
    readonly joined?: boolean;
}
declare function barChart({ categories, values, series, scale, horizontal, stacked, joined, ...titles }: BarChartOptions): BarChart;

/** Thousand cubes, hundred flats, ten rods and unit cubes, in one group or several to combine. */
interface BaseTenBlocks {
    readonly kind: 'base-ten-blocks';
    readonly groups: readonly BlockGroup[];
}
interface BlockGroup {
    readonly thousands: number;
    readonly hundreds: number;
    readonly tens: number;
    readonly ones: number;
    /** How many of the rods and cubes are crossed out, from the last. */
    readonly crossed: {
        readonly tens: number;
        readonly ones: number;
    };
    readonly label: Label | null;
}
interface BlockGroupOptions {
    readonly thousands?: number;
    readonly hundreds?: number;
    readonly tens?: number;
    readonly ones?: number;
    readonly crossedTens?: number;
    readonly crossedOnes?: number;
    readonly label?: Name;
}
/** A number shows its digits; more than nine of a kind are given one by one: { tens: 3, ones: 14 }. */
type BlockSpec = number | BlockGroupOptions;
declare function baseTenBlocks(...groups: readonly BlockSpec[]): BaseTenBlocks;

/** plain 1.5, mixed 1 1/2, percent 15%, pi (from, to and step count in π), power-of-ten (10³ stands at 3). */
type TickForm = 'plain' | 'mixed' | 'percent' | 'pi' | 'power-of-ten';
/** A scale from one grid line to another. */
interface Axis {
    readonly from: number;
    readonly to: number;
    /** From one grid line to the next. */
    readonly step: number;
    /** Every so many grid lines one bears its number, as far as they fit; 0 for none. */
    readonly every: number;
    readonly name: Label | null;
    readonly numbers: TickForm;
}
interface AxisOptions {
    readonly from: number;
    readonly to: number;
    readonly step?: number;
    readonly every?: number;
    readonly name?: Name | null;
    readonly numbers?: TickForm;
}
type AxisSpec = readonly [from: number, to: number] | AxisOptions;

/** Five numbers drawn as a box with whiskers; outliers as dots. Several stand one above the other over one scale. */
interface BoxPlot {
    readonly kind: 'box-plot';
    readonly axis: Axis;
    readonly plots: readonly Box[];
}
interface Box {
    readonly label: Label | null;
    readonly minimum: number;
    readonly lowerQuartile: number;
    readonly median: number;
    readonly upperQuartile: number;
    readonly maximum: number;
    readonly outliers: readonly number[];
}
/** The five numbers from least to greatest. */
interface BoxSpec$1 {
    readonly five: readonly [number, number, number, number, number];
    readonly label?: Name | null;
    readonly outliers?: readonly number[];
}
interface BoxPlotOptions {
    /** [] leaves an empty scale to draw on. */
    readonly plots: readonly BoxSpec$1[];
    readonly axis?: AxisSpec | {
        readonly name: Name;
    };
}
declare function boxPlot({ plots, axis: spec }: BoxPlotOptions): BoxPlot;

/** A circle of radius 1 about the origin, with points on it by degrees, and lines, angles, arcs and shaded parts. */
interface Circle extends Diagram {
    readonly kind: 'circle';
    readonly center: string;
}
type OnCircle = number | {
    readonly at: number;
    readonly label?: Name | null;
    readonly dot?: boolean;
};
type Elsewhere = Point | {
    readonly at: Point;
    readonly label?: Name | null;
    readonly dot?: boolean;
};
interface CircleOptions {
    /** The name of the center, printed where it is given or spoken of; the dot is drawn unless `centerDot` is false. */
    readonly center?: string;
    readonly centerLabel?: Name | null;
    readonly centerDot?: boolean;
    /** { A: 30, B: 120 }, in degrees from the right, counterclockwise; with label null it stays unnamed. */
    readonly points?: Readonly<Record<string, OnCircle>>;
    /** Points off the circle, in radii from the center. */
    readonly others?: Readonly<Record<string, Elsewhere>>;
    /** Radii 'OA', chords 'AB', secants { of: 'PA', extent: 'ray' }, tangents { of: 'PA' }. */
    readonly lines?: readonly LineOf[];
    /** A line that touches the circle at a point, with the names of its ends where they are spoken of. */
    readonly tangents?: readonly {
        readonly at: string;
        readonly ends?: string;
        readonly square?: boolean;
    }[];
    readonly angles?: readonly AngleOf[];
    /** 'AB' is from A counterclockwise to B; a number is in degrees. */
    readonly arcs?: readonly ArcOf[];
    /** Slices from A counterclockwise to B. */
    readonly sectors?: readonly string[];
    /** What a chord AB cuts off, counterclockwise from A to B. */
    readonly segments?: readonly string[];
    readonly shaded?: boolean;
    /** A smaller circle inside, as a share of the radius; white in what is shaded. */
    readonly inner?: number;
    /** Without it only the arcs and sectors are drawn: half and quarter circles. */
    readonly rim?: boolean;
    /** Written about a place, in radii from the center. */
    readonly texts?: readonly {
        readonly at: Point;
        readonly label: Name;
    }[];
    readonly size?: number;
}
declare function circle(options: CircleOptions): Circle;

/** A circle whose sectors, clockwise from the top, are the parts of a whole. */
interface CircleGraph {
    readonly kind: 'circle-graph';
    readonly title: Label | null;
    readonly sectors: readonly GraphSector[];
    /** The whole in the units of the sizes; what the sectors leave of it is not divided yet. */
    readonly whole: number;
    /** So many marks on the rim, equally far from each other, to draw sectors with. */
    readonly marks: number;
}
interface GraphSector {
    readonly name: Label | null;
    readonly size: number;
    /** What is written in the sector: a percent, an amount, an angle, a box to fill in. */
    readonly value: Label | null;
    /** The square of a right angle at the center. */
    readonly square: boolean;
}
interface CircleGraphOptions {
    readonly title?: Name;
    readonly sectors: readonly {
        readonly name?: Name;
        readonly size: number;
        readonly value?: Name | null;
        readonly square?: boolean;
    }[];
    readonly whole?: number;
    readonly marks?: number;
}
/** circleGraph({ sectors: [{ name: words('Bus', 'Autobús'), size: 45, value: percent(45) }, …] }) */
declare function circleGraph({ title, sectors, marks, ...options }: CircleGraphOptions): CircleGraph;

/** An analog clock. Without hands for the pupil to draw them. */
interface Clock {
    readonly kind: 'clock';
    readonly hour: number;
    readonly minute: number;
    readonly hands: boolean;
    /** Where only marks stand at the hours, for a pupil who knows where the numbers would be. */
    readonly numerals?: 'none';
}
declare const clock: (hour: number, minute: number) => Clock;
declare const clockWithoutNumerals: (hour: number, minute: number) => Clock;
declare const clockWithoutHands: Clock;
/** Degrees clockwise from 12. The hour hand moves on with the minutes: at half past it stands halfway. */
declare const handAngles: ({ hour, minute }: {
    readonly hour: number;
    readonly minute: number;
}) => {
    hour: number;
    minute: number;
};

/** Two axes, with or without a grid. */
interface Plane {
    readonly x: Axis;
    readonly y: Axis;
    readonly grid: boolean;
}
interface PlaneOptions {
    readonly x?: AxisSpec;
    readonly y?: AxisSpec;
    readonly grid?: boolean;
}

/** A dot on a plane: a circle where it is open. */
interface PlanePoint {
    readonly at: Point;
    readonly label: Label | null;
    readonly open: boolean;
}
type PointSpec$1 = readonly [x: number, y: number, name?: Name] | {
    readonly at: Point;
    readonly label?: Name | null;
    readonly open?: boolean;
};
/** A straight line through two points: all of it, from the first point on, between them, or an arrow from one to the other. */
interface PlaneLine {
    readonly through: readonly [Point, Point];
    readonly extent: 'line' | 'ray' | 'segment' | 'arrow';
    readonly dashed: boolean;
    readonly label: Label | null;
}
interface LineSpec {
    readonly through: readonly [Point, Point];
    readonly extent?: PlaneLine['extent'];
    readonly dashed?: boolean;
    readonly label?: Name | null;
}
interface PlanePolygon {
    readonly vertices: readonly Point[];
    /** One for each vertex, or none. */
    readonly names: readonly Label[];
    readonly shaded: boolean;
}
interface PolygonSpec {
    readonly vertices: readonly Point[];
    readonly names?: string | readonly Name[];
    readonly shaded?: boolean;
}

/** An ellipse, hyperbola, parabola or circle on a plane, by its center or vertex. */
interface Conic extends Plane {
    readonly kind: 'conic';
    readonly curve: ConicCurve;
    readonly shown: readonly ConicPart[];
    readonly points: readonly PlanePoint[];
}
type ConicCurve = 
/** `a` is half as wide, `b` half as high. */
{
    readonly form: 'ellipse';
    readonly center: Point;
    readonly a: number;
    readonly b: number;
}
/** `a` is from the center to a vertex, `b` the other half-axis; `opens` along x or y. */
 | {
    readonly form: 'hyperbola';
    readonly center: Point;
    readonly a: number;
    readonly b: number;
    readonly opens: 'x' | 'y';
}
/** `p` is from the vertex to the focus, negative to the left or down. */
 | {
    readonly form: 'parabola';
    readonly vertex: Point;
    readonly p: number;
    readonly opens: 'x' | 'y';
};
type ConicPart = 'center' | 'vertices' | 'co-vertices' | 'foci' | 'asymptotes' | 'directrix' | 'axis';
interface ConicOptions extends PlaneOptions {
    readonly curve: ConicCurve;
    readonly show?: readonly ConicPart[];
    /** Points with names, such as F at a focus. */
    readonly points?: readonly PointSpec$1[];
}
declare function conic({ curve, show, points, ...options }: ConicOptions): Conic;

/** Axes with a grid; points, lines, polygons and circles on it, or nothing: a plane to draw on. */
interface CoordinatePlane extends Plane {
    readonly kind: 'coordinate-plane';
    readonly points: readonly PlanePoint[];
    readonly lines: readonly PlaneLine[];
    readonly polygons: readonly PlanePolygon[];
    readonly circles: readonly PlaneCircle[];
}
interface PlaneCircle {
    readonly center: Point;
    readonly radius: number;
}
interface CoordinatePlaneOptions extends PlaneOptions {
    /** [2, 3] or [2, 3, 'A'] or { at, label, open }. */
    readonly points?: readonly PointSpec$1[];
    readonly lines?: readonly LineSpec[];
    readonly polygons?: readonly PolygonSpec[];
    readonly circles?: readonly PlaneCircle[];
}
declare function coordinatePlane({ points, lines, polygons, circles, ...options }?: CoordinatePlaneOptions): CoordinatePlane;

/** Groups of small pictures to count, compare, share, or take away from. */
interface Counters {
    readonly kind: 'counters';
    readonly groups: readonly CounterGroup[];
    /** Whether the groups stand side by side or one below the other (their objects lined up). */
    readonly direction: 'across' | 'down';
}
interface CounterGroup {
    readonly items: readonly Counter[];
    readonly arrangement: CounterArrangement;
    /** How many stand in each row. */
    readonly rows: readonly number[];
    /** A box, or a loop around what belongs together. */
    readonly outline: 'none' | 'box' | 'loop';
    readonly label: Label | null;
    readonly size: number;
    /** From one object to the next, in sizes. */
    readonly spacing: number;
    readonly variant: number;
}
/** crossed: taken away; added: drawn dashed. */
interface Counter {
    readonly icon: Icon;
    readonly fill: Fill;
    readonly mark: 'none' | 'crossed' | 'added';
}
type CounterArrangement = 'rows' | 'ring' | 'dice' | 'scattered';
interface CounterGroupOptions {
    readonly icon?: Icon;
    readonly fill?: Fill;
    readonly count?: number;
    /** Several kinds in one group, in this order. */
    readonly items?: readonly (Icon | {
        readonly icon: Icon;
        readonly fill?: Fill;
    })[];
    /** The last so many are crossed out, or those with these indices. */
    readonly crossed?: number | readonly number[];
    /** So many more, drawn dashed. */
    readonly added?: number;
    readonly arrangement?: CounterArrangement;
    readonly perRow?: number;
    readonly rows?: readonly number[];
    readonly outline?: CounterGroup['outline'];
    readonly label?: Name;
    readonly size?: number;
    readonly spacing?: number;
    /** Another number scatters the objects in another way. */
    readonly variant?: number;
}
declare function counters(groups: CounterGroupOptions | readonly CounterGroupOptions[], direction?: Counters['direction']): Counters;

/** A dot for each value over a scale; several plots stand one above the other over the same scale. */
interface DotPlot {
    readonly kind: 'dot-plot';
    readonly axis: Axis;
    readonly plots: readonly {
        readonly label: Label | null;
        readonly values: readonly number[];
    }[];
}
interface DotPlotOptions {
    readonly values?: readonly number[];
    /** Instead of `values`, to compare. */
    readonly plots?: readonly {
        readonly label?: Name | null;
        readonly values: readonly number[];
    }[];
    /** Title and scale; without bounds the data choose them. */
    readonly axis?: AxisSpec | {
        readonly name: Name;
    };
}
declare function dotPlot({ values, plots, axis: spec }: DotPlotOptions): DotPlot;

/** Two lines with their marks one above the other: what belongs together of two quantities. */
interface DoubleNumberLine {
    readonly kind: 'double-number-line';
    readonly top: DoubledLine;
    readonly bottom: DoubledLine;
}
interface DoubledLine {
    /** The quantity and its unit, before the line. */
    readonly name: Label;
    /** One for each mark, the marks equally far from each other; null where nothing stands, a box where the pupil writes. */
    readonly labels: readonly (Label | null)[];
}
interface DoubledLineOptions {
    readonly name: Name;
    readonly labels: readonly (Name | null)[];
}
/** doubleNumberLine({ name: words('Cups', 'Tazas'), labels: [0, 2, 4] }, { name: …, labels: [0, 3, box()] }) */
declare function doubleNumberLine(top: DoubledLineOptions, bottom: DoubledLineOptions): DoubleNumberLine;

/** Bars cut into parts, one below the other: wholes of one size, so that parts can be compared. */
interface FractionBar {
    readonly kind: 'fraction-bar';
    readonly rows: readonly BarRow[];
    readonly says: PartsSaid;
}
/** What the alternate text tells of the parts: whether they are equal, or, where that is asked, how large each is. */
type PartsSaid = 'equality' | 'sizes';
interface BarRow {
    readonly label: Label | null;
    readonly wholes: readonly (readonly BarPart[])[];
    /** Written over a brace that spans the row. */
    readonly total: Label | null;
    readonly shape: WholeShape;
    readonly cut: Cut;
}
/** A long bar, or a whole that is wide enough to be cut in several ways. */
type WholeShape = 'bar' | 'rectangle' | 'square';
/** By upright lines, by level ones, by one of each into four, or from corner to corner into two or four. */
type Cut = 'upright' | 'level' | 'crossed' | 'slanted';
interface BarPart {
    /** Its share of the whole: all the same where the parts are equal. */
    readonly size: number;
    readonly fill: Fill;
    readonly crossed: boolean;
    readonly label: Label | null;
}
interface BarOptions {
    /** How many equal parts, or the sizes of unequal ones. */
    readonly parts: number | readonly number[];
    /** The first so many, or those with these indices. More than one whole has makes several wholes. */
    readonly shaded?: number | readonly number[];
    /** So many after the shaded ones, in stripes. */
    readonly striped?: number;
    /** The last so many of the shaded ones are crossed out. */
    readonly crossed?: number;
    readonly wholes?: number;
    /** Beside the row. */
    readonly label?: Name;
    /** In every part, such as 1/5. */
    readonly partLabel?: Name;
    /** In these parts, in order; null leaves one out. */
    readonly partLabels?: readonly (Name | null)[];
    readonly total?: Name;
    readonly shape?: WholeShape;
    readonly cut?: Cut;
    /** What the alternate text tells; said of the first bar for all. */
    readonly says?: PartsSaid;
}
/** fractionBar({ parts: 4, shaded: 3 }), or several bars to compare. */
declare function fractionBar(...bars: readonly BarOptions[]): FractionBar;

/** Circles cut into parts from the center, clockwise from the top or from where they are turned to. */
interface FractionCircle {
    readonly kind: 'fraction-circle';
    readonly circles: readonly (readonly CirclePart[])[];
    /** Degrees clockwise. */
    readonly turn: number;
    readonly says: PartsSaid;
}
interface CirclePart {
    /** Its share of the circle: all the same where the parts are equal. */
    readonly size: number;
    readonly fill: Fill;
    readonly label: Label | null;
}
interface FractionCircleOptions {
    /** How many equal parts, or the sizes of unequal ones. */
    readonly parts: number | readonly number[];
    /** The first so many, or those with these indices. More than one circle has makes several circles. */
    readonly shaded?: number | readonly number[];
    /** So many after the shaded ones, in stripes. */
    readonly striped?: number;
    readonly wholes?: number;
    readonly partLabel?: Name;
    readonly turn?: number;
    readonly says?: PartsSaid;
}
declare function fractionCircle({ parts, shaded, striped, partLabel, turn, says, ...options }: FractionCircleOptions): FractionCircle;

/** Nothing, a filled dot, a circle, or an arrow: it goes on. Where the window cuts a curve, an arrow says so by itself. */
type CurveEnd = 'none' | 'closed' | 'open' | 'arrow';
interface Drawn {
    readonly ends: readonly [CurveEnd, CurveEnd];
    readonly dashed: boolean;
    readonly label: Label | null;
}
type Curve = 
/** y by x; without bounds as far as the window. */
({
    readonly form: 'graph';
    readonly of: Expr;
    readonly from: number | null;
    readonly to: number | null;
} & Drawn)
/** Points joined by straight lines, or smoothly. */
 | ({
    readonly form: 'points';
    readonly through: readonly Point[];
    readonly smooth: boolean;
} & Drawn)
/** x and y by t, with arrows that show the direction. */
 | ({
    readonly form: 'path';
    readonly x: Expr;
    readonly y: Expr;
    readonly from: number;
    readonly to: number;
    readonly directed: boolean;
} & Drawn);
interface DrawnOptions {
    readonly ends?: readonly [CurveEnd, CurveEnd];
    readonly dashed?: boolean;
    readonly label?: Name | null;
}
type CurveSpec = Expr | ({
    readonly of: Expr;
    readonly from?: number;
    readonly to?: number;
} & DrawnOptions) | ({
    readonly through: readonly Point[];
    readonly smooth?: boolean;
} & DrawnOptions) | ({
    readonly x: Expr;
    readonly y: Expr;
    readonly from: number;
    readonly to: number;
    readonly directed?: boolean;
} & DrawnOptions);

/** A plane with curves: graphs of expressions, polylines, smooth free curves, parametric paths. */
interface FunctionGraph extends Plane {
    readonly kind: 'function-graph';
    readonly curves: readonly Curve[];
    readonly asymptotes: readonly Asymptote[];
    readonly points: readonly PlanePoint[];
    readonly lines: readonly PlaneLine[];
}
type Asymptote = {
    readonly form: 'vertical';
    readonly x: number;
} | {
    readonly form: 'horizontal';
    readonly y: number;
} | {
    readonly form: 'slant';
    readonly of: Expr;
};
interface FunctionGraphOptions extends PlaneOptions {
    /** An expression in x, or one with its domain and ends, or the points of a polyline. */
    readonly curves?: readonly CurveSpec[];
    readonly asymptotes?: {
        readonly x?: readonly number[];
        readonly y?: readonly number[];
        readonly slant?: readonly Expr[];
    };
    readonly points?: readonly PointSpec$1[];
    readonly lines?: readonly LineSpec[];
}
declare function functionGraph({ curves, asymptotes, points, lines, ...options }: FunctionGraphOptions): FunctionGraph;

/** Any figure of points, lines, angles, circles and shaded shapes, placed from coordinates. */
interface GeometryDiagram extends Diagram {
    readonly kind: 'geometry-diagram';
    /** Told by the ends that one sees, where the pupil is to tell lines, rays and segments apart. */
    readonly says?: 'looks';
}
interface GeometryDiagramOptions {
    /** { A: [0, 0], B: { at: [4, 0], label: null, dot: true } }. */
    readonly points: PointsSpec;
    /** 'AB' or { of: 'AB', extent, dashed, ticks, parallels, label, side }. */
    readonly lines?: readonly LineOf[];
    /** 'ABC' or { of: 'ABC', mark, label, reflex }. */
    readonly angles?: readonly AngleOf[];
    readonly circles?: readonly {
        readonly center: string;
        readonly radius: number;
        readonly dashed?: boolean;
        readonly tone?: Tone;
    }[];
    /** Counterclockwise. */
    readonly arcs?: readonly {
        readonly center: string;
        readonly arc: ArcOf;
    }[];
    /** 'ABCD' is a polygon to shade. */
    readonly shaded?: readonly string[];
    /** Written about a place. */
    readonly texts?: readonly {
        readonly at: Point;
        readonly label: Name;
    }[];
    readonly dots?: boolean;
    readonly size?: number;
    readonly says?: 'looks';
}
declare function geometryDiagram({ points, lines, angles, circles, arcs, shaded, texts, dots, size, says, }: GeometryDiagramOptions): GeometryDiagram;

/** Bars side by side over intervals of equal width, or over single values. The horizontal axis counts the bars. */
interface Histogram extends Plane {
    readonly kind: 'histogram';
    readonly from: number;
    readonly width: number;
    /** A count, a percent or a probability for each bar. */
    readonly heights: readonly number[];
    /** Over single values the number stands under the middle of the bar. */
    readonly over: 'intervals' | 'values';
    /** Bars that are filled: the rest are outlines, so that a pupil can shade them. */
    readonly shaded: readonly number[];
    /** Without bars, for the pupil to draw them. */
    readonly shown: boolean;
}
interface HistogramOptions {
    /** The start of the first interval, or the first value. */
    readonly from: number;
    readonly width?: number;
    readonly heights: readonly number[];
    readonly over?: Histogram['over'];
    readonly x?: Name;
    readonly y?: Name | AxisSpec;
    /** By position, from 0. */
    readonly shaded?: readonly number[];
    readonly shown?: boolean;
}
declare function histogram({ from, width, heights, over, x, y, shaded, shown, }: HistogramOptions): Histogram;

/** The chart of whole numbers in rows of ten from 1, or any piece of it. */
interface HundredChart {
    readonly kind: 'hundred-chart';
    readonly cells: readonly ChartCell[];
}
interface ChartCell {
    readonly value: number;
    /** Whether the number is printed, or left for the pupil. */
    readonly shown: boolean;
    readonly mark: 'none' | 'shaded' | 'circled' | 'crossed';
}
interface HundredChartOptions {
    /** The piece from one corner to the other; the whole chart to 100 without. */
    readonly from?: number;
    readonly to?: number;
    /** Just these cells, such as a number and its neighbors. */
    readonly cells?: readonly number[];
    /** Numbers that the pupil fills in. */
    readonly blanks?: readonly number[];
    /** Only these numbers are printed. */
    readonly shown?: readonly number[];
    readonly shaded?: readonly number[];
    readonly circled?: readonly number[];
    readonly crossed?: readonly number[];
}
declare function hundredChart({ from, to, cells, blanks, shown, shaded, circled, crossed, }?: HundredChartOptions): HundredChart;

/** Objects drawn as bars to compare, from one starting line; or bars with rows of equal units along them. */
interface LengthBars {
    readonly kind: 'length-bars';
    readonly bars: readonly LengthBar[];
    /** Upright bars that stand on the ground. */
    readonly upright: boolean;
    /** Whether the common starting line is drawn. */
    readonly line: boolean;
}
interface LengthBar {
    readonly label: Label | null;
    /** In units, and where the bar starts. A length of 0 is room for the pupil to draw above the units. */
    readonly length: number;
    readonly start: number;
    readonly units: UnitRow | null;
    /** Across its length; 1 is usual. */
    readonly thickness: number;
}
/** Units laid along a bar; a gap below 0 makes them overlap. */
interface UnitRow {
    readonly count: number;
    readonly start: number;
    readonly size: number;
    readonly gap: number;
    /** The size of each where they are not equal, which measures nothing. */
    readonly sizes: readonly number[] | null;
    readonly look: UnitLook;
}
type UnitLook = 'unit' | 'cube' | 'clip';
interface LengthBarOptions {
    readonly label?: Name;
    readonly length: number;
    readonly start?: number;
    /** How many units, or how they are laid. */
    readonly units?: number | {
        readonly count: number;
        readonly start?: number;
        readonly size?: number;
        readonly gap?: number;
        readonly sizes?: readonly number[];
        readonly look?: UnitLook;
    };
    /** Drawn thicker or thinner than usual, which tells nothing of its length. */
    readonly thickness?: number;
}
declare function lengthBars(bars: readonly LengthBarOptions[], { upright, line }?: {
    readonly upright?: boolean;
    readonly line?: boolean;
}): LengthBars;

/** An exact place or amount, as plain JSON. */
interface Exact {
    readonly n: number;
    readonly d: number;
}
declare const ratioOfExact: ({ n, d }: Exact) => Ratio;

/** A line of numbers with ticks; points, solution rays, jumps and arrows on it, or nothing: a line to draw on. */
interface NumberLine {
    readonly kind: 'number-line';
    readonly from: Exact;
    readonly to: Exact;
    /** From one tick to the next; null on an open line, which has a mark only where a label stands and is not to scale. */
    readonly step: Exact | null;
    readonly labels: readonly LineLabel[];
    readonly points: readonly LinePoint[];
    readonly spans: readonly LineSpan[];
    readonly jumps: readonly LineJump[];
    /** Arrows above the line, the first at the bottom: a sum of signed numbers. */
    readonly arrows: readonly LineJump[];
    readonly vertical: boolean;
}
interface LineLabel {
    readonly at: Exact;
    readonly label: Label;
}
interface LinePoint {
    readonly at: Exact;
    readonly label: Label | null;
    readonly open: boolean;
}
/** A solution set: null is an end that goes on for ever. */
interface LineSpan {
    readonly from: Exact | null;
    readonly to: Exact | null;
    /** Whether each end belongs to the set. */
    readonly closed: readonly [from: boolean, to: boolean];
}
interface LineJump {
    readonly from: Exact;
    readonly to: Exact;
    readonly label: Label | null;
}
/** fraction keeps the denominator of the step (2/4), lowest reduces, mixed writes 1 1/4, decimal 1.25. */
type LineNumbers = 'fraction' | 'lowest' | 'mixed' | 'decimal';
type PointSpec = Rational | readonly [at: Rational, label: Name] | {
    readonly at: Rational;
    readonly label?: Name;
    readonly open?: boolean;
};
/** [2, 5], or [2, 5, 'amount'] to write +3, or [2, 5, label]. */
type JumpSpec = readonly [from: Rational, to: Rational, label?: Name | 'amount'];
interface NumberLineOptions {
    readonly from?: Rational;
    readonly to?: Rational;
    readonly step?: Rational;
    /** Which ticks bear their number: all (as a rule, up to 20), the ends, none, every nth from the first, or these; a pair gives another label. */
    readonly labels?: 'all' | 'ends' | 'none' | number | readonly (Rational | readonly [at: Rational, label: Name])[];
    /** Labels that the pupil fills in: boxes. */
    readonly blanks?: readonly Rational[];
    readonly numbers?: LineNumbers;
    readonly points?: readonly PointSpec[];
    readonly spans?: readonly {
        readonly from?: Rational;
        readonly to?: Rational;
        readonly closed?: readonly [boolean, boolean];
    }[];
    readonly jumps?: readonly JumpSpec[];
    readonly arrows?: readonly JumpSpec[];
    readonly open?: boolean;
    readonly vertical?: boolean;
}
declare function numberLine(options?: NumberLineOptions): NumberLine;

/** Marks stacked above a number line, one for each datum. */
interface LinePlot {
    readonly kind: 'line-plot';
    readonly from: Exact;
    readonly to: Exact;
    readonly step: Exact;
    /** Every datum; none is a plot to complete. */
    readonly values: readonly Exact[];
    readonly ticks: readonly {
        readonly at: Exact;
        readonly label: Label;
    }[];
    readonly mark: 'x' | 'dot';
    readonly title: Label | null;
    /** Below the line. */
    readonly axisTitle: Label | null;
}
interface LinePlotOptions {
    readonly from: Rational;
    readonly to: Rational;
    readonly step?: Rational;
    readonly values?: readonly Rational[];
    /** mixed writes 1 1/2; fraction keeps the denominator of the step: 4/8. */
    readonly numbers?: LineNumbers;
    /** Every so many ticks bear a number. */
    readonly every?: number;
    readonly mark?: LinePlot['mark'];
    readonly title?: Name;
    readonly axisTitle?: Name;
}
declare function linePlot({ from, to, step, values, numbers, every, mark, title, axisTitle, }: LinePlotOptions): LinePlot;

/** Inputs in one oval, outputs in another, arrows between them. */
interface MappingDiagram {
    readonly kind: 'mapping-diagram';
    readonly inputs: readonly Label[];
    readonly outputs: readonly Label[];
    /** By position, from 0. */
    readonly arrows: readonly (readonly [input: number, output: number])[];
    readonly inputName: Label | null;
    readonly outputName: Label | null;
}
interface MappingDiagramOptions {
    readonly inputs: readonly Name[];
    readonly outputs: readonly Name[];
    readonly arrows: MappingDiagram['arrows'];
    readonly names?: readonly [input: Name, output: Name];
}
declare function mappingDiagram({ inputs, outputs, arrows, names }: MappingDiagramOptions): MappingDiagram;

/** Coins and bills in one set or several, and price tags. */
interface Money {
    readonly kind: 'money';
    readonly sets: readonly MoneySet[];
    readonly tags: readonly PriceTag[];
    /** What is written on the coins: 5¢, or nickel. */
    readonly faces: 'value' | 'name';
}
interface MoneySet {
    readonly label: Label | null;
    /** In the order in which they lie. */
    readonly pieces: readonly Piece[];
}
interface PriceTag {
    readonly label: Label | null;
    readonly cents: number;
}
/** A coin or bill by its value in cents. */
type Piece = 1 | 5 | 10 | 25 | 100 | 500 | 1000 | 2000 | 5000 | 10000;
interface MoneyOptions {
    readonly tags?: readonly {
        readonly label?: Name;
        readonly cents: number;
    }[];
    readonly faces?: Money['faces'];
}
type SetSpec = readonly Piece[] | {
    readonly label?: Name;
    readonly pieces: readonly Piece[];
};
/** coinsAndBills([[25, 10, 1]]), or coinsAndBills([{ label: 'A', pieces: [10, 5] }, { label: 'B', pieces: [25] }]). */
declare function coinsAndBills(sets: readonly SetSpec[], { tags, faces }?: MoneyOptions): Money;

/** The faces of a solid laid flat, with dashed folds; or squares joined at will, to tell whether they fold to a cube. */
interface Net {
    readonly kind: 'net';
    readonly of: NetSolid;
    /** At the edges that show each dimension; null is left out. */
    readonly labels: readonly {
        readonly dimension: NetDimension;
        readonly label: Label;
    }[];
}
type NetDimension = 'length' | 'width' | 'height' | 'base' | 'slant' | 'radius';
type NetSolid = {
    readonly solid: 'rectangular-prism';
    readonly length: Exact;
    readonly width: Exact;
    readonly height: Exact;
}
/** With a right triangle as base. */
 | {
    readonly solid: 'triangular-prism';
    readonly base: Exact;
    readonly height: Exact;
    readonly slant: Exact;
    readonly length: Exact;
} | {
    readonly solid: 'square-pyramid';
    readonly base: Exact;
    readonly slant: Exact;
} | {
    readonly solid: 'cylinder';
    readonly radius: Exact;
    readonly height: Exact;
} | {
    readonly solid: 'squares';
    readonly cells: readonly (readonly [row: number, column: number])[];
    /** Written on the squares, in the order of the cells. */
    readonly names?: readonly Label[];
};

/** The bell curve of a normal distribution, with shaded areas under it and labeled values on its axis. */
interface NormalCurve {
    readonly kind: 'normal-curve';
    readonly mean: number;
    readonly deviation: number;
    /** Null is as far as the curve goes. */
    readonly shaded: readonly {
        readonly from: number | null;
        readonly to: number | null;
        readonly label: Label | null;
    }[];
    /** Below the axis: a number, μ, a blank. */
    readonly values: readonly {
        readonly at: number;
        readonly label: Label;
    }[];
    readonly name: Label | null;
    /** Dashed upright lines at the mean and every deviation. */
    readonly lines: boolean;
}
interface NormalCurveOptions {
    readonly mean?: number;
    readonly deviation?: number;
    readonly shaded?: readonly {
        readonly from?: number;
        readonly to?: number;
        readonly label?: Name;
    }[];
    /** Values to label; a number stands for itself. Without it, the mean and three deviations either way. */
    readonly values?: readonly (number | {
        readonly at: number;
        readonly label: Name;
    })[];
    readonly name?: Name;
    readonly lines?: boolean;
}
declare function normalCurve({ mean, deviation, shaded, values, name, lines, }?: NormalCurveOptions): NormalCurve;

/** A whole and its parts in circles; as a fact triangle, or a fact house with equations to fill in. */
interface NumberBond {
    readonly kind: 'number-bond';
    /** null: left empty for the pupil. */
    readonly whole: Label | null;
    readonly parts: readonly (Label | null)[];
    readonly style: 'bond' | 'triangle' | 'house';
    /** In the rooms of the house, with their blanks. */
    readonly equations: readonly Expr[];
}
/** numberBond(7, [4, null]): null is left empty. */
declare function numberBond(whole: Name | null, parts: readonly (Name | null)[], style?: NumberBond['style'], equations?: readonly Expr[]): NumberBond;

/**
 * Two lines cut by a third. Angles are numbered row by row:
 * 1 upper left, 2 upper right, 3 lower left, 4 lower right at the upper line; 5 to 8 in the same places at the lower one.
 */
interface ParallelLinesTransversal extends Diagram {
    readonly kind: 'parallel-lines-transversal';
    readonly names: readonly [upper: Label | null, lower: Label | null, transversal: Label | null];
    readonly marked: boolean;
    /** What is printed at angles 1 to 8. */
    readonly labels: readonly (Label | null)[];
}
interface ParallelLinesOptions {
    /** Angle 2, between the transversal upwards and the upper line to the right: its true size, 20 to 160. */
    readonly angle: number;
    /** Angle 6, where the lines are not parallel. */
    readonly otherAngle?: number;
    /** 'all' prints 1 to 8; { 1: 112, 6: 'x' } prints measures with arcs. */
    readonly labels?: 'all' | Readonly<Partial<Record<AngleNumber, Name>>>;
    /** Printed numbers beside what `labels` prints. */
    readonly numbered?: readonly AngleNumber[];
    /** Of the upper line, the lower line and the transversal. */
    readonly names?: readonly [Name | null, Name | null, Name | null];
    /** Arrowheads that say the lines are parallel. */
    readonly marked?: boolean;
    readonly turn?: number;
    readonly size?: number;
}
type AngleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
declare function parallelLinesTransversal(options: ParallelLinesOptions): ParallelLinesTransversal;

/** Rows of small pictures; each stands for as many as the key says, half a picture for half as many. */
interface PictureGraph {
    readonly kind: 'picture-graph';
    readonly title: Label | null;
    readonly icon: Icon;
    /** How many one picture stands for. */
    readonly key: number;
    /** What one picture stands for: "10", or "10 books". */
    readonly keyLabel: Label;
    readonly rows: readonly PictureRow[];
}
interface PictureRow {
    readonly label: Label;
    /** null is left empty for the pupil to draw. */
    readonly value: number | null;
}
interface PictureGraphOptions {
    readonly title?: Name;
    readonly icon?: Icon;
    readonly key?: number;
    readonly keyLabel?: Name;
    readonly rows: readonly (readonly [label: Name, value: number | null])[];
}
declare function pictureGraph({ title, icon, key, keyLabel, rows, }: PictureGraphOptions): PictureGraph;

/** Columns for the places of a number; digits in rows, or empty cells to fill. */
interface PlaceValueChart {
    readonly kind: 'place-value-chart';
    /** Powers of ten of the first and the last column: 5 and 0 for hundred thousands to ones, −2 for hundredths. */
    readonly from: number;
    readonly to: number;
    /** By row and column; null is left empty. */
    readonly rows: readonly (readonly (Label | null)[])[];
    /** Arrows below from one place to another, such as × 10. */
    readonly shifts: readonly {
        readonly from: number;
        readonly to: number;
        readonly label: Label;
    }[];
}
interface PlaceValueChartOptions {
    readonly from: number;
    readonly to?: number;
    /** Digits as text ("46 03" leaves a place empty), or one entry for each column. */
    readonly rows: readonly (string | readonly (Name | null)[])[];
    readonly shifts?: readonly {
        readonly from: number;
        readonly to: number;
        readonly label: Name;
    }[];
}
declare function placeValueChart({ from, to, rows, shifts }: PlaceValueChartOptions): PlaceValueChart;

/** Circles about the pole and rays from it, with points and curves. */
interface PolarGrid {
    readonly kind: 'polar-grid';
    /** The radius of the outermost circle; circles stand 1 apart, or `step`. */
    readonly radius: number;
    readonly step: number;
    /** Rays so many degrees apart. */
    readonly rays: 15 | 30 | 45;
    readonly angles: 'radians' | 'degrees' | 'none';
    readonly points: readonly {
        readonly r: number;
        readonly degrees: number;
        readonly label: Label | null;
    }[];
    readonly curves: readonly PolarCurve[];
}
interface PolarCurve {
    /** r in θ, radians. */
    readonly of: Expr;
    /** In degrees. */
    readonly from: number;
    readonly to: number;
    readonly label: Label | null;
    readonly dashed: boolean;
    /** The slice between the pole and the curve. */
    readonly shaded: boolean;
}
interface PolarGridOptions {
    readonly radius?: number;
    readonly step?: number;
    readonly rays?: PolarGrid['rays'];
    readonly angles?: PolarGrid['angles'];
    readonly points?: readonly {
        readonly r: number;
        readonly degrees: number;
        readonly label?: Name | null;
    }[];
    readonly curves?: readonly {
        readonly of: Expr;
        readonly from?: number;
        readonly to?: number;
        readonly label?: Name | null;
        readonly dashed?: boolean;
        readonly shaded?: boolean;
    }[];
}
declare function polarGrid({ radius, step, rays, angles, points, curves, }?: PolarGridOptions): PolarGrid;

/** A polygon with its labels and marks; the first lines are its sides in order. */
interface Polygon extends Diagram {
    readonly kind: 'polygon';
    readonly corners: number;
}
type SideSpec = Name | null | {
    readonly label?: Name | null;
    readonly ticks?: number;
    readonly parallels?: number;
    readonly dashed?: boolean;
    /** Degrees of an arc in place of the side: 180 is a half circle outwards, −180 inwards. */
    readonly arc?: number;
};
type CornerSpec = Name | null | {
    readonly label?: Name | null;
    readonly mark?: AngleMark;
};
interface PolygonOptions {
    readonly vertices: readonly Point[];
    /** Printed at the vertices: 'ABCD'. Lines and angles may speak of A, B, C, … even where nothing is printed. */
    readonly names?: string | readonly Name[];
    /** The first is from the first vertex to the second. */
    readonly sides?: readonly SideSpec[];
    /** Inside, the first at the first vertex; a number is in degrees. */
    readonly angles?: readonly CornerSpec[];
    /** Outside, between the extended side that arrives at the corner and the next side. */
    readonly exterior?: readonly {
        readonly at: string;
        readonly label?: Name | null;
    }[];
    /** From a corner straight to a side or its extension, dashed, with a right-angle mark. */
    readonly heights?: readonly {
        readonly from: string;
        readonly to: string;
        readonly label?: Name | null;
    }[];
    /** Further points, for diagonals and lines within. */
    readonly points?: PointsSpec;
    readonly lines?: readonly LineOf[];
    readonly marked?: readonly AngleOf[];
    readonly shaded?: boolean;
    /** Left white in what is shaded. */
    readonly holes?: readonly {
        readonly vertices: readonly Point[];
        readonly sides?: readonly SideSpec[];
    }[];
    readonly circles?: readonly {
        readonly center: Point;
        readonly radius: number;
        readonly shaded?: boolean;
    }[];
    /** Degrees counterclockwise. */
    /** Written about a place: the area of a part. */
    readonly texts?: readonly {
        readonly at: Point;
        readonly label: Name;
    }[];
    readonly turn?: number;
    readonly size?: number;
}
declare function polygon(options: PolygonOptions): Polygon;
/** The corners of a regular polygon that stands on a side. */
declare const regularVertices: (count: number, side?: number) => readonly Point[];

/** A protractor with both scales over an angle, or over one ray for the pupil to complete. */
interface Protractor {
    readonly kind: 'protractor';
    /** Where the rays point, in degrees counterclockwise from the right end of the base line: 0 to 180. One or two. */
    readonly rays: readonly ProtractorRay[];
    readonly vertex: Label | null;
}
interface ProtractorRay {
    readonly degrees: number;
    readonly label: Label | null;
}
type RaySpec = number | readonly [degrees: number, label: Name];
/** protractor([0, 50]), protractor([180, 130]), protractor([[20, 'A'], [95, 'C']], 'B'), protractor([0]) for a ray to draw. */
declare function protractor(rays: readonly RaySpec[], vertex?: Name): Protractor;

/** Solutions of inequalities, or areas between curves, shaded. */
interface RegionGraph extends Plane {
    readonly kind: 'region-graph';
    /** The shaded part fulfils all of them; a boundary that does not belong to it is dashed. */
    readonly inequalities: readonly Inequality[];
    readonly areas: readonly Area[];
    readonly curves: readonly Curve[];
    readonly points: readonly PlanePoint[];
    /** Without shading: boundaries alone. */
    readonly shaded: boolean;
}
type InequalitySign = '<' | '≤' | '>' | '≥';
/** ax + by < c, or y < an expression in x. */
type Inequality = {
    readonly form: 'line';
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly sign: InequalitySign;
} | {
    readonly form: 'curve';
    readonly sign: InequalitySign;
    readonly of: Expr;
};
/** Between two curves, from and to a value of the variable; by y, the curves give x. */
interface Area {
    readonly lower: Expr;
    readonly upper: Expr;
    readonly from: number;
    readonly to: number;
    readonly by: 'x' | 'y';
}
interface RegionGraphOptions extends PlaneOptions {
    readonly inequalities?: readonly (Omit<Extract<Inequality, {
        form: 'line';
    }>, 'form'> | Omit<Extract<Inequality, {
        form: 'curve';
    }>, 'form'>)[];
    readonly areas?: readonly (Omit<Area, 'by'> & {
        readonly by?: 'x' | 'y';
    })[];
    readonly curves?: readonly CurveSpec[];
    readonly points?: readonly PointSpec$1[];
    readonly shaded?: boolean;
}
declare function regionGraph({ inequalities, areas, curves, points, shaded, ...options }: RegionGraphOptions): RegionGraph;

/** A curve with the rectangles or trapezoids of a sum under it. */
interface RiemannSum extends Plane {
    readonly kind: 'riemann-sum';
    readonly curve: Curve;
    /** The ends of the subintervals. */
    readonly partition: readonly number[];
    readonly rule: 'left' | 'right' | 'midpoint' | 'trapezoid';
    readonly shown: boolean;
}
interface RiemannSumOptions extends PlaneOptions {
    /** An expression in x, or points joined by lines or smoothly. */
    readonly of: Expr | {
        readonly through: readonly Point[];
        readonly smooth?: boolean;
    };
    readonly from: number;
    readonly to: number;
    readonly count?: number;
    /** Ends of unequal subintervals, instead of `count`. */
    readonly partition?: readonly number[];
    readonly rule: RiemannSum['rule'];
    /** Without rectangles: the curve alone, for the pupil to draw them. */
    readonly shown?: boolean;
    readonly label?: Name | null;
}
declare function riemannSum({ of, from, to, count, partition, rule, shown, label, ...options }: RiemannSumOptions): RiemannSum;

/** From a corner to the opposite side. */
interface Cevian {
    readonly from: string;
    readonly as: 'altitude' | 'median' | 'bisector' | number;
    readonly foot?: string;
    readonly label?: Name | null;
    readonly dashed?: boolean;
}
/** From side to side, parallel to a side, at a share of the way from the opposite corner. */
interface ParallelLine {
    readonly to: string;
    readonly share: number;
    readonly names?: string;
    readonly label?: Name | null;
    readonly marked?: boolean;
}
/** The side before the corner goes on beyond it: at C, BC does. */
interface ExteriorAngle {
    readonly at: string;
    readonly label?: Name | null;
    readonly name?: string;
}

/** Sides are opposite A, B, C in this order; `twoSides` are b and c with the angle at A between them. */
type TriangleShape = {
    readonly sides: readonly [a: number, b: number, c: number];
} | {
    readonly angles: readonly [a: number, b: number, c: number];
} | {
    readonly twoSides: readonly [b: number, c: number];
    readonly angle: number;
} | {
    readonly vertices: readonly [Point, Point, Point];
};
/** AB lies level, C above it, until it is turned or flipped. */
declare function triangleVertices(shape: TriangleShape): readonly [Point, Point, Point];

/** A triangle by its true shape, with labels and marks. The first three lines are its sides AB, BC, CA. */
interface Triangle extends Diagram {
    readonly kind: 'triangle';
}
type TriangleSide = Name | {
    readonly label?: Name | null;
    readonly ticks?: number;
    readonly parallels?: number;
    readonly dashed?: boolean;
};
type TriangleAngle = Name | {
    readonly label?: Name | null;
    readonly mark?: AngleMark;
};
interface TriangleOptions {
    readonly shape: TriangleShape;
    /** 'ABC', printed at the corners; null prints none. */
    readonly names?: string | null;
    /** { AB: 5, BC: 'x', CA: { ticks: 1 } }, named by A, B, C or by the printed names. */
    readonly sides?: Readonly<Record<string, TriangleSide>>;
    /** { A: 40, B: { mark: 'square' } }; a number is in degrees. */
    readonly angles?: Readonly<Record<string, TriangleAngle>>;
    readonly cevians?: readonly Cevian[];
    readonly parallels?: readonly ParallelLine[];
    readonly exterior?: readonly ExteriorAngle[];
    readonly points?: PointsSpec;
    readonly lines?: readonly LineOf[];
    readonly marked?: readonly AngleOf[];
    readonly turn?: number;
    readonly flip?: boolean;
    readonly size?: number;
}
declare function triangle(options: TriangleOptions): Triangle;

/** A right triangle in its true proportions. The first three lines are AB (the hypotenuse), BC and CA; the right angle is at C. */
interface RightTriangle extends Diagram {
    readonly kind: 'right-triangle';
    readonly squares: readonly SideSquare[];
}
interface SideSquare {
    readonly on: RightSide;
    readonly area: Label | null;
}
type RightSide = 'AB' | 'BC' | 'CA';
interface RightTriangleOptions extends Omit<TriangleOptions, 'shape'> {
    /** BC, which lies level until turned, and CA, which stands upright. */
    readonly legs: readonly [bc: number, ca: number];
    /** Areas written in squares on the sides. */
    readonly squares?: Readonly<Partial<Record<RightSide, Name | null>>>;
}
declare function rightTriangle(options: RightTriangleOptions): RightTriangle;

/** What lies along a ruler to be measured. */
type MeasuredShape = 'pencil' | 'crayon' | 'nail' | 'ribbon' | 'paintbrush' | 'key' | 'bar' | 'segment';
/** What the drawn object is called. */
declare const measuredNoun: (shape: MeasuredShape) => Noun;

/** Objects over a drawn ruler, so that the scale of the print does not matter; or over two rulers. */
interface RulerFigure {
    readonly kind: 'ruler';
    readonly rulers: readonly Ruler[];
    /** At the numbers of the first ruler. */
    readonly objects: readonly MeasuredObject[];
    /** A dot above the first ruler, where the pupil begins to draw. */
    readonly start: Exact | null;
}
interface Ruler {
    readonly unit: RulerUnit;
    /** The first number: a ruler that begins after 0 is broken off. */
    readonly from: number;
    /** In units. */
    readonly length: number;
    /** Parts of one unit: 1, 2, 4, 8 or 10. */
    readonly parts: number;
    /** Whether the numbers are printed, or rubbed off. */
    readonly numbers: boolean;
}
type RulerUnit = 'inch' | 'centimeter';
interface MeasuredObject {
    readonly from: Exact;
    readonly to: Exact;
    readonly shape: MeasuredShape;
    readonly label: Label | null;
}
interface RulerOptions {
    readonly unit?: RulerUnit;
    readonly from?: number;
    readonly length?: number;
    readonly parts?: number;
    readonly numbers?: boolean;
    /** A second ruler above the objects, of the other unit, true to the first. */
    readonly both?: boolean;
    readonly start?: Rational;
    readonly objects?: readonly {
        readonly from?: Rational;
        readonly to: Rational;
        readonly shape?: MeasuredObject['shape'];
        readonly label?: Name;
    }[];
}
declare function ruler({ unit, from, length, parts, numbers, both, start, objects, }?: RulerOptions): RulerFigure;

/** A measuring cup with its level, or a dial with its pointer. */
interface ScaleReading {
    readonly kind: 'scale-reading';
    readonly device: 'cup' | 'dial';
    readonly scale: ChartScale;
    /** null is left for the pupil to draw. */
    readonly value: number | null;
    readonly unit: UnitId;
    /** Below it, where there are several. */
    readonly name: Label | null;
}
interface ScaleReadingOptions extends ChartScaleOptions {
    readonly device?: ScaleReading['device'];
    readonly value: number | null;
    readonly unit: UnitId;
    readonly name?: Name;
}
declare function scaleReading({ device, value, unit, name, ...scale }: ScaleReadingOptions): ScaleReading;

/** Data as points, with a line or curve of fit where wanted. Points that bear a name are drawn as the others. */
interface ScatterPlot extends Plane {
    readonly kind: 'scatter-plot';
    readonly data: readonly Point[];
    readonly marked: readonly PlanePoint[];
    readonly curves: readonly Curve[];
}
interface ScatterPlotOptions {
    readonly data: readonly Point[];
    /** Title and scale; a title alone lets the data choose the scale. */
    readonly x?: AxisSpec | {
        readonly name: Name;
    };
    readonly y?: AxisSpec | {
        readonly name: Name;
    };
    readonly marked?: readonly PointSpec$1[];
    /** A trend line as an expression in x. */
    readonly line?: Expr;
    readonly curves?: readonly CurveSpec[];
    readonly grid?: boolean;
}
declare function scatterPlot({ data, x, y, marked, line, curves, grid, }: ScatterPlotOptions): ScatterPlot;

/** Shapes put together from pieces, pieces that lie apart, and outlines to fill: all at one scale, also in two figures. */
interface ShapePieces {
    readonly kind: 'shape-pieces';
    readonly groups: readonly PieceGroup[];
}
interface PieceGroup {
    readonly label: Label | null;
    /** The border of what the pieces make; null where they lie apart. */
    readonly outline: PieceBorder | null;
    readonly pieces: readonly LaidPiece[];
}
interface LaidPiece {
    readonly label: Label | null;
    readonly border: PieceBorder;
    /** A place where a piece is missing. */
    readonly isEmpty: boolean;
}
/** The corners in order, counterclockwise; an arc of so many degrees bulges out on the way to the next. */
type PieceBorder = readonly {
    readonly at: Point;
    readonly arc: number;
}[];
/** Corners in units; a third number is the arc to the next corner. */
type BorderSpec = readonly (readonly [x: number, y: number, arc?: number])[];
type PieceSpec = BorderSpec | {
    readonly border: BorderSpec;
    readonly label?: Name;
    readonly isEmpty?: boolean;
    readonly turn?: number;
};
interface PieceGroupSpec {
    readonly label?: Name;
    readonly outline?: BorderSpec;
    readonly pieces?: readonly PieceSpec[];
    /** Degrees counterclockwise, of the outline with all that is in it. */
    readonly turn?: number;
}
declare function shapePieces(...groups: readonly PieceGroupSpec[]): ShapePieces;
/** In square units. */
declare const borderArea: (border: PieceBorder) => number;

declare const SHAPES: {
    readonly circle: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "round, without corners";
            readonly es: "redonda, sin esquinas";
        };
        readonly body: "round";
    };
    readonly oval: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "round but longer one way";
            readonly es: "redondeada y alargada";
        };
        readonly body: "M -50 0 C -50 42 50 42 50 0 C 50 -42 -50 -42 -50 0 Z";
    };
    readonly triangle: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'isosceles-triangle': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M 0 50 L 28 -46 L -28 -46 Z";
    };
    readonly 'right-triangle': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "3 straight sides, not all equal, and a square corner";
            readonly es: "3 lados rectos, no todos iguales, y una esquina recta";
        };
        readonly body: "M -44 44 L -44 -40 L 46 -40 Z";
    };
    readonly 'scalene-triangle': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -50 -34 L 50 -34 L 22 40 Z";
    };
    readonly 'obtuse-triangle': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -20 -30 L 50 -30 L -50 34 Z";
    };
    readonly square: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 equal sides and 4 square corners";
            readonly es: "4 lados iguales y 4 esquinas rectas";
        };
        readonly body: "M -42 -42 L 42 -42 L 42 42 L -42 42 Z";
    };
    readonly rectangle: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "2 long sides, 2 short sides, and 4 square corners";
            readonly es: "2 lados largos, 2 lados cortos y 4 esquinas rectas";
        };
        readonly body: "M -50 -27 L 50 -27 L 50 27 L -50 27 Z";
    };
    readonly rhombus: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 equal sides, no square corner";
            readonly es: "4 lados iguales, sin esquinas rectas";
        };
        readonly body: "M 0 50 L 32 0 L 0 -50 L -32 0 Z";
    };
    readonly parallelogram: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 sides, opposite sides equal, no square corner";
            readonly es: "4 lados, los opuestos iguales, sin esquinas rectas";
        };
        readonly body: "M -50 -28 L 26 -28 L 50 28 L -26 28 Z";
    };
    readonly trapezoid: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 sides, two of them parallel and of different length";
            readonly es: "4 lados, dos de ellos paralelos y de distinto largo";
        };
        readonly body: "M -50 -32 L 50 -32 L 26 32 L -26 32 Z";
    };
    readonly quadrilateral: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 sides of different lengths";
            readonly es: "4 lados de distinto largo";
        };
        readonly body: "M -48 -40 L 46 -26 L 26 42 L -30 24 Z";
    };
    readonly 'short-sided-quadrilateral': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 sides of different lengths, one of them very short";
            readonly es: "4 lados de distinto largo, uno de ellos muy corto";
        };
        readonly body: "M -48 -36 L 50 -30 L 0 44 L -20 40 Z";
    };
    readonly pentagon: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'irregular-pentagon': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "5 straight sides, not all equal, and 2 square corners";
            readonly es: "5 lados rectos, no todos iguales, y 2 esquinas rectas";
        };
        readonly body: "M -46 -42 L 46 -42 L 46 8 L 0 46 L -46 8 Z";
    };
    readonly 'short-sided-pentagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -50 -40 L 50 -40 L 34 28 L 8 45 L -16 48 Z";
    };
    readonly 'long-sided-pentagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -50 -20 L 50 -20 L 44 8 L 8 30 L -40 14 Z";
    };
    readonly hexagon: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'irregular-hexagon': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "6 straight sides, not all equal, 5 square corners, and a corner that points in";
            readonly es: "6 lados rectos, no todos iguales, 5 esquinas rectas y una esquina hacia adentro";
        };
        readonly body: "M -44 -44 L 44 -44 L 44 0 L 0 0 L 0 44 L -44 44 Z";
    };
    readonly 'short-sided-hexagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -36 -46 L 24 -46 L 50 0 L 34 40 L 12 50 L -50 10 Z";
    };
    readonly 'long-sided-hexagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -50 -24 L 50 -24 L 50 2 L 22 28 L -14 30 L -44 8 Z";
    };
    readonly octagon: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'half-circle': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "one straight side and half a circle";
            readonly es: "un lado recto y medio círculo";
        };
        readonly body: "M -50 -24 L 50 -24 C 50 42 -50 42 -50 -24 Z";
    };
    readonly 'quarter-circle': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "two straight sides, a square corner and a quarter of a circle";
            readonly es: "dos lados rectos, una esquina recta y un cuarto de círculo";
        };
        readonly body: "M -42 -42 L 42 -42 C 42 4.4 4.4 42 -42 42 Z";
    };
    readonly 'open-triangle': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "3 straight lines that do not close";
            readonly es: "3 líneas rectas que no se cierran";
        };
        readonly body: "M 14 12 L 0 42 L -48 -41 L 48 -41 L 28 -10";
        readonly open: true;
    };
    readonly 'curved-triangle': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "2 straight sides and a curved one";
            readonly es: "2 lados rectos y uno curvo";
        };
        readonly body: "M 0 44 L 44 -30 C 20 -54 -20 -54 -44 -30 Z";
    };
    readonly 'open-square': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "4 straight lines that do not close";
            readonly es: "4 líneas rectas que no se cierran";
        };
        readonly body: "M 42 18 L 42 42 L -42 42 L -42 -42 L 42 -42 L 42 -14";
        readonly open: true;
    };
    readonly cube: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with 6 equal square faces";
            readonly es: "un cuerpo con 6 caras cuadradas iguales";
        };
        readonly body: "M -46 -46 L 20 -46 L 46 -20 L 46 46 L -20 46 L -46 20 Z";
        readonly lines: readonly ["M -46 20 L 20 20 L 20 -46", "M 20 20 L 46 46"];
        readonly hidden: readonly ["M -46 -46 L -20 -20 L -20 46", "M -20 -20 L 46 -20"];
        readonly stands: readonly [-33, 33];
    };
    readonly 'rectangular-prism': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with 6 rectangular faces, not all equal";
            readonly es: "un cuerpo con 6 caras rectangulares, no todas iguales";
        };
        readonly body: "M -50 -32 L 28 -32 L 50 -14 L 50 32 L -28 32 L -50 14 Z";
        readonly lines: readonly ["M -50 14 L 28 14 L 28 -32", "M 28 14 L 50 32"];
        readonly hidden: readonly ["M -50 -32 L -28 -14 L -28 32", "M -28 -14 L 50 -14"];
        readonly stands: readonly [-23, 23];
    };
    readonly cylinder: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with two flat round faces and a curved surface";
            readonly es: "un cuerpo con dos caras planas redondas y una superficie curva";
        };
        readonly body: "M -32 38 C -32 52 32 52 32 38 L 32 -38 C 32 -52 -32 -52 -32 -38 Z";
        readonly lines: readonly ["M -32 38 C -32 24 32 24 32 38"];
        readonly hidden: readonly ["M -32 -38 C -32 -24 32 -24 32 -38"];
        readonly stands: readonly [-38, 38];
    };
    readonly cone: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with one flat round face and a point";
            readonly es: "un cuerpo con una cara plana redonda y una punta";
        };
        readonly body: "M 0 50 L 36 -36 C 36 -52 -36 -52 -36 -36 Z";
        readonly hidden: readonly ["M -36 -36 C -36 -20 36 -20 36 -36"];
        readonly stands: readonly [-36, null];
    };
    readonly sphere: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid that is round on all sides";
            readonly es: "un cuerpo redondo por todos lados";
        };
        readonly body: "round";
        readonly lines: readonly ["M -50 0 C -50 -20 50 -20 50 0"];
        readonly hidden: readonly ["M -50 0 C -50 20 50 20 50 0"];
    };
    readonly 'square-pyramid': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with a square base and 4 triangles that meet in a point";
            readonly es: "un cuerpo con base cuadrada y 4 triángulos que se unen en una punta";
        };
        readonly body: "M -50 -42 L 20 -42 L 50 -16 L 0 50 Z";
        readonly lines: readonly ["M 20 -42 L 0 50"];
        readonly hidden: readonly ["M -50 -42 L -20 -16 L 50 -16", "M -20 -16 L 0 50"];
    };
    readonly 'triangular-prism': {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with two triangles joined by rectangles";
            readonly es: "un cuerpo con dos triángulos unidos por rectángulos";
        };
        readonly body: "M -50 -38 L 8 -38 L 50 -16 L 21 42 L -21 20 Z";
        readonly lines: readonly ["M 8 -38 L -21 20"];
        readonly hidden: readonly ["M -50 -38 L -8 -16 L 50 -16", "M -8 -16 L 21 42"];
    };
};
type Shape = keyof typeof SHAPES | Icon;
/** The noun of what is drawn, so that the question asks for the same thing. */
declare const shapeNoun: (shape: Shape) => Noun;
/** What one meets going round a flat shape; an open one begins and stops at a loose end. */
interface Border {
    readonly parts: readonly ('side' | 'corner' | 'curve' | 'end')[];
    /** Whether all its straight sides are as long. */
    readonly sidesAreEqual: boolean;
    /** Whether no two of them are as long. */
    readonly sidesDiffer: boolean;
}
/** None for a solid or an everyday thing. */
declare function borderOf(shape: Shape): Border | null;

/** Shapes, solids or objects in a row, in rows, or in the cells of a grid; a pattern with places to fill. */
interface ShapeSet {
    readonly kind: 'shape-set';
    /** By row and column; null is a place for the pupil to draw in, or an empty cell of a grid. */
    readonly rows: readonly (readonly (ShapeItem | null)[])[];
    readonly grid: boolean;
    /** An arrow that shows where the row starts. */
    readonly start: boolean;
    /** A loop around these places of the first row. */
    readonly loop: readonly [from: number, to: number] | null;
    /** Which way the things of a row look: animals and cars are drawn looking to the right. */
    readonly facing: 'left' | 'right' | null;
    readonly says: ShapesSaid;
    /** Solids that stand on each other, the top one first. */
    readonly stacked: boolean;
}
/**
 * What the alternate text tells of a shape: what is seen of it, where its name would be the answer, or its name, or its
 * border side by side and corner by corner, where they are to be counted, perhaps with a word on their lengths. Fills
 * are told where they differ, or of all: of a pattern that is to be drawn further. From grade 2 on, Spanish calls the
 * corners vertices.
 */
type ShapesSaid = 'traits' | 'names' | 'names-and-fills' | 'borders' | 'borders-and-lengths' | 'vertices' | 'vertices-and-lengths';
interface ShapeItem {
    readonly shape: Shape;
    readonly fill: Fill;
    /** 1 is usual. */
    readonly size: number;
    /** Degrees counterclockwise. */
    readonly turn: number;
    readonly stretch: number;
    readonly label: Label | null;
    readonly mark: 'none' | 'crossed' | 'pointed';
}
type ShapeSpec = Shape | null | {
    readonly shape: Shape;
    readonly fill?: Fill;
    readonly size?: number;
    readonly turn?: number;
    readonly stretch?: number;
    readonly label?: Name;
    readonly mark?: ShapeItem['mark'];
};
interface ShapeSetOptions {
    readonly perRow?: number;
    readonly grid?: boolean;
    /** Names them A, B, C or 1, 2, 3 below. */
    readonly named?: 'letters' | 'numbers';
    readonly start?: boolean;
    readonly loop?: readonly [from: number, to: number];
    readonly facing?: 'left' | 'right';
    readonly says?: ShapesSaid;
    readonly stacked?: boolean;
}
declare function shapeSet(items: readonly ShapeSpec[], { stacked, perRow, grid, named, start, loop, facing, says, }?: ShapeSetOptions): ShapeSet;

/** Short segments of slope dy/dx at the points of a grid, all of the same length. */
interface SlopeField extends Plane {
    readonly kind: 'slope-field';
    /** dy/dx in x and y. */
    readonly of: Expr;
    /** Where a segment is drawn. */
    readonly at: readonly Point[];
    /** Where the pupil draws one: a dot. */
    readonly dots: readonly Point[];
    /** Solution curves through these points. */
    readonly solutions: readonly Point[];
    readonly curves: readonly Curve[];
    readonly points: readonly PlanePoint[];
}
interface SlopeFieldOptions extends PlaneOptions {
    readonly of: Expr;
    /** Every grid point unless told otherwise; [] for none. */
    readonly at?: readonly Point[];
    readonly dots?: readonly Point[];
    readonly solutions?: readonly Point[];
    readonly curves?: readonly CurveSpec[];
    readonly points?: readonly PointSpec$1[];
}
declare function slopeField({ of, at, dots, solutions, curves, points, x, y, grid, }: SlopeFieldOptions): SlopeField;

/** A point in space: x to the right, y upwards, z to the back. */
type Point3 = readonly [x: number, y: number, z: number];

/** A solid with its hidden edges dashed and its dimensions labelled, or built of boxes and unit cubes. */
interface Solid3d {
    readonly kind: 'solid-3d';
    readonly solid: Solid;
    /** A plane's cut through it, by the corners of the section: x to the right, y upwards, z to the back, from the lower left front corner or the center of the base. */
    readonly section: readonly Point3[];
    /** Em for a unit of length, where solids with flat faces are compared; without, it is drawn as large as fits. */
    readonly scale?: number;
}
/** Lengths are true; each dimension's label is null where it is not given. */
type Solid = {
    readonly shape: 'rectangular-prism';
    readonly length: Exact;
    readonly width: Exact;
    readonly height: Exact;
    readonly labels: Labels<'length' | 'width' | 'height'>;
}
/** The triangle stands in front: its base, its height over the point `apex` of the base, and how far back the prism goes. */
 | {
    readonly shape: 'triangular-prism';
    readonly base: Exact;
    readonly height: Exact;
    readonly apex: Exact;
    readonly length: Exact;
    readonly labels: Labels<'base' | 'height' | 'length' | 'left' | 'right'>;
} | {
    readonly shape: 'pyramid';
    readonly length: Exact;
    readonly width: Exact;
    readonly height: Exact;
    readonly labels: Labels<'length' | 'width' | 'height' | 'slant'>;
} | {
    readonly shape: 'cylinder';
    readonly radius: Exact;
    readonly height: Exact;
    readonly labels: Labels<'radius' | 'diameter' | 'height'>;
} | {
    readonly shape: 'cone';
    readonly radius: Exact;
    readonly height: Exact;
    readonly labels: Labels<'radius' | 'diameter' | 'height' | 'slant'>;
} | {
    readonly shape: 'sphere';
    readonly radius: Exact;
    readonly labels: Labels<'radius' | 'diameter'>;
} | {
    readonly shape: 'hemisphere';
    readonly radius: Exact;
    readonly labels: Labels<'radius' | 'diameter'>;
}
/** Round solids of one radius on top of each other, from the bottom. */
 | {
    readonly shape: 'stack';
    readonly radius: Exact;
    readonly parts: readonly StackPart[];
    readonly labels: Labels<'radius' | 'diameter'>;
}
/** Boxes side by side and upon each other; labels at the edges from one corner to another. */
 | {
    readonly shape: 'boxes';
    readonly boxes: readonly SolidBox[];
    readonly unitCubes: boolean;
    readonly seams: boolean;
    readonly container: Point3 | null;
    readonly edges: readonly EdgeLabel[];
};
type Labels<K extends string> = {
    readonly [key in K]: Label | null;
};
interface StackPart {
    readonly shape: 'cylinder' | 'cone' | 'cone-down' | 'hemisphere' | 'hemisphere-down';
    readonly height: Exact;
    readonly label: Label | null;
}
interface SolidBox {
    readonly at: Point3;
    readonly size: Point3;
    /** Written on its front; that front must show. */
    readonly name?: Label;
    /** In a darker tone, to tell it from its neighbor. */
    readonly shaded?: boolean;
}
interface EdgeLabel {
    readonly from: Point3;
    readonly to: Point3;
    readonly label: Label;
    /** At a line of its own beside the edge, from end to end: where the edge is cut, it says that the whole is meant. */
    readonly spans?: boolean;
}

/** A spinner whose sectors are as wide as their sizes say, clockwise from the top. */
interface Spinner {
    readonly kind: 'spinner';
    readonly sectors: readonly SpinnerSector[];
    /** Where the arrow points, in degrees clockwise from the top. */
    readonly pointer: number;
    /** What is seen, not the sizes themselves. */
    readonly says?: 'looks';
}
interface SpinnerSector {
    readonly label: Label | null;
    readonly size: number;
    readonly fill: Fill;
}
type SectorSpec = Name | {
    readonly label?: Name;
    readonly size?: number;
    readonly fill?: Fill;
};
/** spinner([1, 2, 3, 4]), spinner([{ label: words('Red', 'Rojo'), size: 3 }, { label: 'B', size: 1 }]). */
declare function spinner(sectors: readonly SectorSpec[], { pointer }?: {
    readonly pointer?: number;
}): Spinner;

/** Capital letters as strokes in a box from −50 to 50, y upwards: their symmetries are exact. */
declare const LETTERS: {
    readonly A: readonly ["M -36 -50 L 0 50 L 36 -50", "M -23 -14 L 23 -14"];
    readonly B: readonly ["M -28 -50 L -28 50 L 2 50 C 40 50 40 0 2 0 L -28 0", "M 2 0 C 40 0 40 -50 2 -50 L -28 -50"];
    readonly C: readonly ["M 34 30 C 12 64 -40 54 -40 0 C -40 -54 12 -64 34 -30"];
    readonly D: readonly ["M -32 50 L -32 -50 L -6 -50 C 48 -50 48 50 -6 50 Z"];
    readonly E: readonly ["M 28 50 L -28 50 L -28 -50 L 28 -50", "M -28 0 L 20 0"];
    readonly F: readonly ["M 28 50 L -28 50 L -28 -50", "M -28 4 L 18 4"];
    readonly G: readonly ["M 34 30 C 12 64 -40 54 -40 0 C -40 -54 12 -64 34 -30 L 34 -4 L 8 -4"];
    readonly H: readonly ["M -30 50 L -30 -50", "M 30 50 L 30 -50", "M -30 0 L 30 0"];
    readonly I: readonly ["M 0 50 L 0 -50"];
    readonly J: readonly ["M 18 50 L 18 -20 C 18 -60 -30 -60 -30 -20"];
    readonly K: readonly ["M -28 50 L -28 -50", "M 30 50 L -28 0 L 30 -50"];
    readonly L: readonly ["M -26 50 L -26 -50 L 28 -50"];
    readonly M: readonly ["M -38 -50 L -38 50 L 0 -10 L 38 50 L 38 -50"];
    readonly N: readonly ["M -30 -50 L -30 50 L 30 -50 L 30 50"];
    readonly O: readonly ["M 0 50 C 54 50 54 -50 0 -50 C -54 -50 -54 50 0 50 Z"];
    readonly P: readonly ["M -26 -50 L -26 50 L 4 50 C 40 50 40 -2 4 -2 L -26 -2"];
    readonly Q: readonly ["M 0 50 C 54 50 54 -50 0 -50 C -54 -50 -54 50 0 50 Z", "M 12 -22 L 38 -50"];
    readonly R: readonly ["M -26 -50 L -26 50 L 4 50 C 40 50 40 -2 4 -2 L -26 -2", "M 2 -2 L 34 -50"];
    readonly S: readonly ["M 28 36 C 12 58 -32 54 -30 24 C -28 4 -14 3 0 0 C 14 -3 28 -4 30 -24 C 32 -54 -12 -58 -28 -36"];
    readonly T: readonly ["M -36 50 L 36 50", "M 0 50 L 0 -50"];
    readonly U: readonly ["M -30 50 L -30 -12 C -30 -62 30 -62 30 -12 L 30 50"];
    readonly V: readonly ["M -36 50 L 0 -50 L 36 50"];
    readonly W: readonly ["M -48 50 L -25 -50 L 0 26 L 25 -50 L 48 50"];
    readonly X: readonly ["M -34 50 L 34 -50", "M 34 50 L -34 -50"];
    readonly Y: readonly ["M -36 50 L 0 -2 L 36 50", "M 0 -2 L 0 -50"];
    readonly Z: readonly ["M -32 50 L 32 50 L -32 -50 L 32 -50"];
};
type StrokeLetter = keyof typeof LETTERS;
declare const strokesOf: (letter: StrokeLetter) => readonly string[];

/** A figure with a line that may be a line of symmetry, with all of them, or half of it beside its mirror line. */
interface SymmetryFigure {
    readonly kind: 'symmetry-figure';
    readonly shape: {
        readonly of: 'polygon';
        readonly vertices: readonly Point[];
        readonly closed: boolean;
    } | {
        readonly of: 'letter';
        readonly letter: StrokeLetter;
    } | {
        readonly of: 'icon';
        readonly icon: Icon;
    };
    /** Degrees counterclockwise, of polygons. */
    readonly turn: number;
    /** Dashed, and a little longer than given. Letters and icons have a box from −50 to 50. */
    readonly mirrors: readonly (readonly [Point, Point])[];
    /** Squared paper from [0, 0] to here. */
    readonly paper: Point | null;
}
interface SymmetryFigureOptions {
    /** The corners in order; or a capital letter; or an icon such as heart. */
    readonly shape: readonly Point[] | StrokeLetter | Icon;
    /** The corners are joined, but not the last to the first: half a figure. */
    readonly open?: boolean;
    readonly turn?: number;
    readonly mirrors?: readonly (readonly [Point, Point])[];
    readonly paper?: Point;
}
declare function symmetryFigure({ shape, open, turn, mirrors, paper, }: SymmetryFigureOptions): SymmetryFigure;

/** Categories with tally marks in bundles of five, and their numbers if wanted. */
interface TallyChart {
    readonly kind: 'tally-chart';
    readonly title: Label | null;
    /** Over the columns: what is counted, and the tallies. */
    readonly heads: readonly Label[];
    readonly rows: readonly TallyRow[];
    /** A third column: the counts, or empty for the pupil. */
    readonly numbers: 'none' | 'shown' | 'blank';
}
interface TallyRow {
    readonly label: Label;
    readonly count: number;
    /** Whether the marks are drawn, or left to the pupil. */
    readonly shown: boolean;
    /** Bundles as somebody drew them, of which one may be wrong; what they leave of the count are single marks. */
    readonly bundles: readonly TallyBundle[] | null;
}
/** So many upright marks, and whether one goes across them. */
interface TallyBundle {
    readonly upright: number;
    readonly crossed: boolean;
}
interface TallyChartOptions {
    readonly title?: Name;
    readonly heads?: readonly Name[];
    /** null leaves the marks to the pupil; the count is what belongs there. */
    readonly rows: readonly (readonly [label: Name, count: number] | readonly [label: Name, count: number, shown: boolean] | readonly [label: Name, count: number, bundles: readonly TallyBundle[]])[];
    readonly numbers?: TallyChart['numbers'];
}
declare function tallyChart({ title, heads, rows, numbers }: TallyChartOptions): TallyChart;

/** Bars of boxes: parts and totals, comparisons, equal groups, ratios, percents. */
interface TapeDiagram {
    readonly kind: 'tape-diagram';
    readonly rows: readonly TapeRow[];
    /** At a brace to the right of all rows. */
    readonly total: Label | null;
}
interface TapeRow {
    /** Before the bar. */
    readonly label: Label | null;
    readonly boxes: readonly TapeBox[];
    /** Over a brace that spans the row. */
    readonly brace: Label | null;
    /** Under the ends of the boxes, from the left: one more than there are boxes; none, or null to leave one out. */
    readonly marks: readonly (Label | null)[];
}
interface TapeBox {
    readonly label: Label | null;
    readonly size: number;
    readonly fill: Fill;
    /** No part of the bar: by how much it is shorter than another. */
    readonly dashed: boolean;
}
/** A number is both the label and the size of its box; null is an empty box. */
type BoxSpec = Name | null | {
    readonly label?: Name | null;
    readonly size?: number;
    readonly fill?: Fill;
    readonly dashed?: boolean;
};
interface TapeRowOptions {
    readonly label?: Name;
    /** The boxes, or how many equal empty ones. */
    readonly boxes: number | readonly BoxSpec[];
    /** All boxes equally wide, whatever is written in them. */
    readonly equal?: boolean;
    readonly brace?: Name;
    readonly marks?: readonly (Name | null)[];
}
/** tapeDiagram([{ boxes: [24, blank()], brace: 60 }]), or tapeDiagram([{ label: 'A', boxes: 3 }, { label: 'B', boxes: 5 }], { total: 40 }). */
declare function tapeDiagram(rows: readonly TapeRowOptions[], { total }?: {
    readonly total?: Name;
}): TapeDiagram;

/** Frames of two rows of five. A cell holds a counter or nothing. */
interface TenFrame {
    readonly kind: 'ten-frame';
    /** Ten cells each, the top row first. */
    readonly frames: readonly (readonly TenFrameCell[])[];
}
type TenFrameCell = 'empty' | 'gray' | 'white';
/** A number is that many gray counters; white ones follow; `cells` (0 to 9) places the gray ones out of order. */
type FrameSpec = number | {
    readonly gray?: number;
    readonly white?: number;
    readonly cells?: readonly number[];
};
/** tenFrame(7), tenFrame(14) in two frames, tenFrame([{ gray: 9 }, { white: 4 }]), tenFrame({ cells: [0, 3, 7] }). */
declare function tenFrame(content: FrameSpec | readonly FrameSpec[]): TenFrame;

/** An upright thermometer, or an empty one for the pupil to fill. */
interface Thermometer {
    readonly kind: 'thermometer';
    readonly scale: ChartScale;
    readonly value: number | null;
    readonly unit: 'degree-fahrenheit' | 'degree-celsius';
    readonly name: Label | null;
}
interface ThermometerOptions extends ChartScaleOptions {
    readonly value: number | null;
    readonly unit?: Thermometer['unit'];
    readonly name?: Name;
}
declare function thermometer({ value, unit, name, ...scale }: ThermometerOptions): Thermometer;

/** A figure on a grid with its image, or with room for it. The given figure is shaded, its image is not. */
interface TransformationGrid extends Plane {
    readonly kind: 'transformation-grid';
    readonly axes: boolean;
    readonly shapes: readonly GridShape[];
    readonly points: readonly PlanePoint[];
    /** Mirror lines, translation arrows. */
    readonly lines: readonly PlaneLine[];
}
interface GridShape {
    readonly vertices: readonly Point[];
    readonly names: readonly Label[];
    readonly role: 'given' | 'image';
}
interface TransformationGridOptions extends PlaneOptions {
    readonly figure: readonly Point[];
    /** 'ABC'; null prints none. The image bears the same with primes. */
    readonly names?: string | readonly Name[] | null;
    readonly image?: readonly Point[];
    readonly imageNames?: string | readonly Name[] | null;
    /** Further images: the last of a sequence, with two primes. */
    readonly images?: readonly {
        readonly vertices: readonly Point[];
        readonly names?: string | readonly Name[];
    }[];
    readonly center?: PointSpec$1;
    /** Two points of the mirror line, which is dashed. */
    readonly mirror?: readonly [Point, Point];
    readonly arrow?: readonly [Point, Point];
    readonly lines?: readonly LineSpec[];
    readonly points?: readonly PointSpec$1[];
    readonly axes?: boolean;
}
declare function transformationGrid(options: TransformationGridOptions): TransformationGrid;

/** Branches with their probabilities, from left to right; or a factor tree, from top to bottom. */
interface TreeDiagram {
    readonly kind: 'tree-diagram';
    readonly root: TreeNode;
    readonly direction: 'right' | 'down';
}
interface TreeNode {
    /** The outcome, or null for the start of a tree of probabilities. */
    readonly label: Label | null;
    /** On the branch that leads here. */
    readonly branch: Label | null;
    /** At the end of the path: its outcome or its probability. */
    readonly result: Label | null;
    readonly circled: boolean;
    readonly children: readonly TreeNode[];
}
interface TreeSpec {
    readonly label?: Name | null;
    readonly branch?: Name | null;
    readonly result?: Name | null;
    readonly circled?: boolean;
    readonly children?: readonly TreeSpec[];
}
declare function treeDiagram(root: TreeSpec, direction?: TreeDiagram['direction']): TreeDiagram;

/** The circle of radius 1 about the origin with angles in standard position. */
interface UnitCircle {
    readonly kind: 'unit-circle';
    readonly angles: readonly UnitAngle[];
    /** 1 and −1 at the axes. */
    readonly numbers: boolean;
    /** Without the circle: an angle in standard position alone. */
    readonly rim: boolean;
}
interface UnitAngle {
    /** May be negative or more than 360. */
    readonly degrees: number;
    /** Written in the angle, or along its side where there is no arc. */
    readonly label: Label | null;
    /** Written at the point: (√3/2, 1/2), P, or a numbered box. */
    readonly point: Label | null;
    /** An arc with an arrow from the right to the terminal side. */
    readonly arc: boolean;
    readonly dot: boolean;
    /** The reference triangle: its upright side is dashed. */
    readonly triangle: boolean;
    readonly horizontal: Label | null;
    readonly vertical: Label | null;
}
interface UnitAngleSpec {
    readonly degrees: number;
    readonly label?: Name | null;
    readonly point?: Name | null;
    readonly arc?: boolean;
    readonly dot?: boolean;
    readonly triangle?: boolean;
    readonly horizontal?: Name | null;
    readonly vertical?: Name | null;
}
interface UnitCircleOptions {
    readonly angles: readonly UnitAngleSpec[];
    readonly numbers?: boolean;
    readonly rim?: boolean;
}
declare function unitCircle({ angles, numbers, rim }: UnitCircleOptions): UnitCircle;

/** Arrows on a plane, with components, sums and direction angles. */
interface VectorDiagram extends Plane {
    readonly kind: 'vector-diagram';
    readonly axes: boolean;
    readonly vectors: readonly DrawnVector[];
    readonly points: readonly PlanePoint[];
}
interface DrawnVector {
    readonly from: Point;
    readonly to: Point;
    readonly label: Label | null;
    readonly dashed: boolean;
    /** Dashed legs along the axes, with their labels. */
    readonly components: {
        readonly horizontal: Label | null;
        readonly vertical: Label | null;
    } | null;
    /** The angle from the rightward direction at the tail. */
    readonly angle: Label | null;
}
interface VectorSpec {
    /** The origin unless told otherwise. */
    readonly from?: Point;
    readonly to: Point;
    /** 'v' is printed as a letter under an arrow. */
    readonly label?: Name | null;
    readonly dashed?: boolean;
    readonly components?: boolean | {
        readonly horizontal?: Name;
        readonly vertical?: Name;
    };
    /** A number is in degrees. */
    readonly angle?: Name;
}
interface VectorDiagramOptions extends PlaneOptions {
    readonly vectors: readonly VectorSpec[];
    readonly points?: readonly PointSpec$1[];
    readonly axes?: boolean;
}
declare function vectorDiagram({ vectors, points, axes, ...options }: VectorDiagramOptions): VectorDiagram;

/** Two or three sets that overlap, or sets within sets. */
interface Venn {
    readonly kind: 'venn';
    readonly form: 'overlapping' | 'nested';
    readonly names: readonly Label[];
    /** By the sets an element is in: [0] is in the first alone, [0, 1] in the first two alone, [] in none. Nested sets count from the outermost. */
    readonly regions: readonly VennRegion[];
    /** A frame around the sets. */
    readonly frame: boolean;
}
interface VennRegion {
    readonly in: readonly number[];
    readonly label: Label | null;
    readonly shaded: boolean;
}
interface VennOptions {
    /** 'AB', or words, one for each set. */
    readonly sets: string | readonly Name[];
    /** { A: 12, AB: 5, none: 3 }: letters A, B, C stand for the sets in order; 'AB' is in these two alone. */
    readonly counts?: Readonly<Record<string, Name>>;
    /** ['AB', 'none'] in the same letters. */
    readonly shaded?: readonly string[];
    readonly frame?: boolean;
    readonly nested?: boolean;
}
declare function venn({ sets, counts, shaded, frame, nested }: VennOptions): Venn;

/** What is drawn, in its own terms. Closed union; one file per kind. Plain JSON. */
type Figure = Clock | CoordinatePlane | FunctionGraph | GeometryDiagram | Polygon | RightTriangle | Triangle | Circle | CircleGraph | MappingDiagram | PolarGrid | Conic | VectorDiagram | Venn | TreeDiagram | AngleDiagram | NormalCurve | UnitCircle | DotPlot | DoubleNumberLine | BoxPlot | Histogram | RiemannSum | SlopeField | ParallelLinesTransversal | ScatterPlot | TransformationGrid | RegionGraph | NumberLine | TenFrame | Counters | BaseTenBlocks | Money | ArrayFigure | FractionBar | FractionCircle | NumberBond | AreaGrid | AreaModel | BarChart | PictureGraph | TapeDiagram | Balance | HundredChart | PlaceValueChart | LinePlot | Protractor | Solid3d | ShapeSet | ShapePieces | SymmetryFigure | RulerFigure | LengthBars | ScaleReading | Thermometer | TallyChart | Spinner | Net;

interface Person {
    readonly name: string;
    readonly gender: 'f' | 'm';
}
/**
 * Names that are read and spelled the same in both languages. None begins with the sound of i or o:
 * before those, Spanish changes "y" to "e" and "o" to "u".
 */
declare const people: readonly Person[];

/** What may stand in a hole of m`` and of prose``. */
type Value = Rational | Expr;
declare function expr(value: Value): Expr;
/** A whole number, or a fraction in lowest terms. For 6/8 as it stands write m`${6}/${8}`. */
declare function number(value: Rational): Expr;
/** 7/4 as 1 3/4. */
declare const mixed: (value: Rational) => Expr;
/** 3/4 as 0.75; `places` pads with zeros. Only for decimals that end. */
declare function decimal(value: Rational, places?: number): Expr;
/** 1/6 with a bar over the 6 of 0.16. */
declare const repeating: (value: Rational) => Expr;
/** A letter, π, ∞, … or a name of points such as AB; `sub` is its index. */
declare const symbol: (name: string, sub?: Value) => Expr;
declare const pi: Expr;
declare const infinity: Expr;
declare const ellipsis: Expr;
declare const sum: (...terms: Value[]) => Expr;
/** a − b. */
declare const minus: (a: Value, b: Value) => Expr;
declare const times: (...factors: Value[]) => Expr;
/** Side by side, without a sign: 3x. */
declare const join: (...factors: Value[]) => Expr;
/** With a fraction bar. */
declare const over: (a: Value, b: Value) => Expr;
/** With ÷. */
declare const divide: (a: Value, b: Value) => Expr;
declare const power: (base: Value, exponent: Value) => Expr;
declare const root: (of: Value, degree?: Value) => Expr;
declare const call: (name: FunctionName, of: Value) => Expr;
/** log₂ x. */
declare const logarithm: (base: Value, of: Value) => Expr;
/** f(x), f′(2), P(A). */
declare const apply: (name: string, ...to: Value[]) => Expr;
declare const applyInverse: (name: string, to: Value) => Expr;
declare const negative: (of: Value) => Expr;
declare const absolute: (of: Value) => Expr;
declare const factorial: (of: Value) => Expr;
/** Printed brackets, needed or not. */
declare const bracketed: (of: Value) => Expr;
declare const squareBracketed: (of: Value) => Expr;
declare const curlyBracketed: (of: Value) => Expr;
/** Prints as it is: 1x stays 1x, + 0 stays. */
declare const asWritten: (of: Value) => Expr;
declare const relation: (left: Value, sign: RelationSign, right: Value) => Expr;
declare const equation: (left: Value, right: Value) => Expr;
declare const either: (...items: Value[]) => Expr;
declare const together: (...items: Value[]) => Expr;
declare const union: (left: Value, right: Value) => Expr;
declare const intersection: (left: Value, right: Value) => Expr;
declare const composed: (left: Value, right: Value) => Expr;
declare const plusMinus: (left: Value, right: Value) => Expr;
declare const integral: (of: Value, by: string, bounds?: readonly [from: Value, to: Value]) => Expr;
declare const series: (index: string, from: Value, to: Value, of: Value) => Expr;
declare const limit: (by: string, to: Value, of: Value, side?: "left" | "right") => Expr;
/** d/dx (of). */
declare const derivativeOf: (of: Value, by: string, order?: number) => Expr;
/** dy/dx. */
declare const derivative: (top: string, by: string, order?: number) => Expr;
declare const evaluatedBetween: (of: Value, from: Value, to: Value) => Expr;
declare const evaluatedAt: (of: Value, to: Value) => Expr;
declare const combinations: (n: Value, r: Value) => Expr;
declare const permutations: (n: Value, r: Value) => Expr;
declare const binomial: (n: Value, r: Value) => Expr;
declare const system: (...rows: Expr[]) => Expr;
declare const cases: (...rows: readonly (readonly [Value, Expr])[]) => Expr;
declare const matrix: (rows: readonly (readonly Value[])[]) => Expr;
declare const augmentedMatrix: (rows: readonly (readonly Value[])[]) => Expr;
declare const determinant: (rows: readonly (readonly Value[])[]) => Expr;
/** (2, 3). */
declare const point: (...items: Value[]) => Expr;
/** 1, 2, 3. */
declare const list: (...items: Value[]) => Expr;
/** {1, 2, 3}. */
declare const setOf: (...items: Value[]) => Expr;
/** ⟨3, 4⟩. */
declare const vector: (...items: Value[]) => Expr;
/** [2, 5), (−∞, 3]. */
declare const interval: (from: Value, to: Value, closed: readonly [boolean, boolean]) => Expr;
/** {x ∣ x > 2}. */
declare const setBuilder: (of: Value, where: Expr) => Expr;
/** 3 : 4. */
declare const ratio: (...items: Value[]) => Expr;
declare const remainder: (quotient: Value, rest: Value) => Expr;
declare const time: (hour: number, minute: number) => Expr;
declare const percent: (of: Value) => Expr;
/** $15.50, and $2 for whole dollars. */
declare const money: (cents: number) => Of<"money">;
/** $2.00, as on a receipt. */
declare const price: (cents: number) => Of<"money">;
/** 75¢. */
declare const cents: (amount: number) => Of<"money">;
declare const measure: (of: Value, unit: UnitId) => Of<"measure">;
/** 30°. */
declare const degrees: (of: Value) => Of<"measure">;
/** ∠ABC. */
declare const angleNamed: (name: string) => Expr;
/** m∠ABC. */
declare const measureOfAngle: (name: string) => Expr;
declare const triangleNamed: (name: string) => Expr;
declare const accented: (mark: AccentMark, of: Value) => Expr;
/** A segment's name under a bar. */
declare const segment: (name: string) => Expr;
/** Upright words in both languages: in maths, in a figure, in a table that both languages share. */
declare const words: (en: string, es: string) => Of<"words">;
/** A line to write on. */
declare const blank: (width?: number) => Of<"blank">;
/** A box to write in. */
declare const box: (width?: number) => Of<"blank">;

type Reason = (typeof because)[keyof typeof because];
/** The name of a reason, which is the same in every language. */
type ReasonId = Reason['id'];
/** A reason of the closed vocabulary. Maths stands in backticks, and what differs from problem to problem in braces. */
interface ReasonText {
    readonly id: ReasonId;
    readonly en: string;
    readonly es: string;
}
type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;
/** The names of the slots that a reason has. */
type SlotOf<R extends ReasonText> = SlotsIn<R['en']>;

/** Words that the lexicon fills in by language: both sentences share the node, no sentence adds an "s". */
type Term = 
/** 3 cups, 3/4 of a cup; 3 tazas, 3/4 de taza. */
Quantity
/** how many cups; cuántas tazas. */
 | {
    readonly kind: 'how-many';
    readonly noun: Noun;
} | {
    readonly kind: 'thing';
    readonly noun: Noun;
    readonly many: boolean;
    readonly article: 'none' | 'a' | 'the';
} | {
    readonly kind: 'person';
    readonly person: Person;
    readonly as: 'name' | 'subject' | 'object' | 'possessive';
} | {
    readonly kind: 'spoken-time';
    readonly hour: number;
    readonly minute: number;
}
/** three hundred five; trescientos cinco. */
 | {
    readonly kind: 'number-words';
    readonly value: number;
    readonly gender: 'm' | 'f';
}
/** third; tercero, tercera. */
 | {
    readonly kind: 'ordinal';
    readonly value: number;
    readonly gender: 'm' | 'f';
}
/** A number of a story under the name of its part in it: printed as it is, found again by a check whatever the sentence. */
 | {
    readonly kind: 'role';
    readonly name: string;
    readonly of: Expr | Quantity;
};
/** 3 cups; 3 tazas. */
type Quantity = {
    readonly kind: 'quantity';
    readonly amount: Expr;
    readonly noun: Noun;
};
type Inline = string | Expr | Term;
/** A number of column arithmetic. `hidden` lists the places (powers of ten) that the pupil fills in. */
interface ColumnRow {
    readonly of: Expr;
    readonly hidden: readonly number[];
}
type Block = {
    readonly kind: 'paragraph';
    readonly content: readonly Inline[];
}
/** A formula that stands alone. */
 | {
    readonly kind: 'maths';
    readonly of: Expr;
} | {
    readonly kind: 'bullets';
    readonly ordered: boolean;
    readonly items: readonly (readonly Inline[])[];
}
/** `result` is printed under the line; `worked` adds carries, partial products and the result. */
 | {
    readonly kind: 'column';
    readonly operator: '+' | '−' | '×';
    readonly rows: readonly ColumnRow[];
    readonly result: ColumnRow | null;
    readonly worked: boolean;
}
/** Worked as far as the quotient ends, or with as many decimal places as the quotient has. */
 | {
    readonly kind: 'long-division';
    readonly dividend: Expr;
    readonly divisor: number;
    readonly worked: boolean;
} | {
    readonly kind: 'table';
    readonly head: readonly Cell[] | null;
    readonly rows: readonly (readonly Cell[])[];
    readonly rowHeads: boolean;
} | {
    readonly kind: 'figure';
    readonly figure: Figure;
} | {
    readonly kind: 'side-by-side';
    readonly items: readonly (readonly Block[])[];
}
/** A step of a worked solution: what stands there now, and what was done, said in the words of a closed list of reasons. */
 | {
    readonly kind: 'step';
    readonly reason: ReasonId;
    readonly says: readonly Inline[];
    readonly work: readonly Block[];
};
type Cell = readonly Inline[];
/** What `ask` and `show` may give: maths alone, one block, or several in reading order. */
type Content = Expr | Block | readonly (Expr | Block)[];
declare const blocksOf: (content: Content) => readonly Block[];
type Hole = Value | Term;
/** A sentence. A hole takes no string, so that no sentence is glued from fragments. `__` is a blank to write on. */
declare function prose(strings: TemplateStringsArray, ...holes: readonly Hole[]): Block;
/** A line of words in both languages as a paragraph of its own. */
declare const paragraphOf: ({ en, es }: Both<readonly Inline[]>) => Both<Block>;
/** The inline part of prose``: for a table cell, a step of a list. */
declare function line(strings: TemplateStringsArray, ...holes: readonly Hole[]): readonly Inline[];
declare const inlineOf: (hole: Hole) => Expr | Term;
/** "3 cups" and "3 tazas", "1 cup" and "1 taza". */
declare const count: (amount: Rational | Expr, noun: Noun) => Quantity;
/** "how many cups", "cuántas tazas"; capital at the start of a sentence, as all terms. */
declare const howMany: (noun: Noun) => Term;
/** "cups", "tazas". */
declare const things: (noun: Noun) => Term;
/** "cup", "taza". */
declare const thing: (noun: Noun) => Term;
/** "a cup", "una taza". */
declare const aThing: (noun: Noun) => Term;
/** "the cup", "la taza". */
declare const theThing: (noun: Noun) => Term;
/** "the cups", "las tazas". */
declare const theThings: (noun: Noun) => Term;
declare const name: (person: Person) => Term;
/** she, he; ella, él. */
declare const subject: (person: Person) => Term;
/** her, him; ella, él (after a preposition). */
declare const object: (person: Person) => Term;
/** her, his; su. */
declare const possessive: (person: Person) => Term;
/** half past four; las cuatro y media. */
declare const spokenTime: (hour: number, minute: number) => Term;
/** three hundred five; trescientos cinco. */
declare const numberWords: (value: number, gender?: "m" | "f") => Term;
/** third; tercero or tercera. */
declare const ordinal: (value: number, gender?: "m" | "f") => Term;
/** The part that a number plays in a story: role('price', money(250)). */
declare const role: (name: string, of: Value | Quantity) => Extract<Term, {
    kind: "role";
}>;
declare const bullets: (...items: readonly (readonly Inline[])[]) => Block;
/** A numbered list, such as the lines of somebody's work. */
declare const steps: (...items: readonly (readonly Inline[])[]) => Block;
/** A number whose digits at these places (0 is ones, −1 tenths) are left for the pupil. */
declare const withHiddenDigits: (value: Value, ...hidden: number[]) => ColumnRow;
/** Numbers one under another over a line, for the pupil to work out. */
declare const column: (operator: "+" | "\u2212" | "\u00D7", ...rows: readonly (Value | ColumnRow)[]) => Block;
/** The same with its result printed: missing digits, or a sum to check. */
declare const columnWithResult: (operator: "+" | "\u2212" | "\u00D7", rows: readonly (Value | ColumnRow)[], result: Value | ColumnRow) => Block;
/** The same worked out, with carries and partial products: for the answer key. */
declare const workedColumn: (operator: "+" | "\u2212" | "\u00D7", ...rows: readonly Value[]) => Block;
declare const longDivision: (dividend: Value, divisor: number) => Block;
declare const workedLongDivision: (dividend: Value, divisor: number) => Block;
/** A cell holds what a line holds; a single value or term needs no line``. */
type CellHole = Hole | readonly Inline[];
declare const cell: (hole: CellHole) => Cell;
interface TableSpec {
    readonly head?: readonly CellHole[];
    readonly rows: readonly (readonly CellHole[])[];
    /** Whether the first cell of each row names the row. */
    readonly rowHeads?: boolean;
}
declare const table: ({ head, rows, rowHeads }: TableSpec) => Block;
/** Numbers one after another; a comma would run into their thousands, so that such numbers are parted by semicolons. */
declare const inARow: (...values: readonly Value[]) => Block | Expr;
declare const figure: (drawn: Figure) => Block;
/** Blocks next to each other: figures to compare, a table beside its graph. */
declare const sideBySide: (...items: readonly Content[]) => Block;

export { type ColumnRow as $, type AccentMark as A, type Block as B, type Content as C, type Drawing as D, type Expr as E, type Figure as F, type AngleDiagram as G, type Hole as H, type Inline as I, type AreaGrid as J, type Kind as K, type Locale as L, type ArrayFigure as M, type Name as N, type Of as O, type Primitive as P, type Quantity as Q, type ReasonId as R, type SlotOf as S, type Term as T, type UnitId as U, type Value as V, type Balance as W, type BaseTenBlocks as X, type Border as Y, type BorderSpec as Z, type ChartCell as _, type Layout as a, blocksOf as a$, type Conic as a0, type CoordinatePlane as a1, type CounterGroupOptions as a2, type Counters as a3, type Cut as a4, type DiagramLine as a5, type DoubleNumberLine as a6, type FractionBar as a7, type FractionCircle as a8, type FunctionGraph as a9, type ShapeSetOptions as aA, type ShapeSpec as aB, type StrokeLetter as aC, type TableSpec as aD, type TallyBundle as aE, type TallyRow as aF, type TenFrame as aG, type TriangleOptions as aH, type WholeShape as aI, aThing as aJ, absolute as aK, accented as aL, angleDiagram as aM, angleNamed as aN, apply as aO, applyInverse as aP, areaGrid as aQ, areaModel as aR, array as aS, asWritten as aT, at as aU, augmentedMatrix as aV, balance as aW, barChart as aX, baseTenBlocks as aY, binomial as aZ, blank as a_, type GeometryDiagram as aa, type Histogram as ab, type Icon as ac, type InequalitySign as ad, type Label as ae, type LengthBars as af, type LineOf as ag, type MeasuredShape as ah, type Money as ai, type NumberBond as aj, type NumberLine as ak, type Person as al, type Piece as am, type PieceBorder as an, type PieceGroup as ao, type PieceGroupSpec as ap, type PieceSpec as aq, type Point as ar, type PolarGridOptions as as, type Polygon as at, type RelationSign as au, type RightTriangle as av, type ScatterPlot as aw, type Shape as ax, type ShapePieces as ay, type ShapeSet as az, type Both as b, lcm as b$, borderArea as b0, borderOf as b1, both as b2, box as b3, boxPlot as b4, bracketed as b5, bullets as b6, call as b7, cases as b8, cell as b9, ellipsis as bA, equation as bB, evaluatedAt as bC, evaluatedBetween as bD, expr as bE, factorial as bF, figure as bG, fractionBar as bH, fractionCircle as bI, functionGraph as bJ, gcd as bK, geometryDiagram as bL, handAngles as bM, histogram as bN, holds as bO, howMany as bP, hundredChart as bQ, iconNoun as bR, inARow as bS, infinity as bT, inlineOf as bU, integral as bV, intersection as bW, interval as bX, isSame as bY, isUnit as bZ, lattice as b_, cents as ba, circle as bb, circleGraph as bc, clock as bd, clockWithoutHands as be, clockWithoutNumerals as bf, coinsAndBills as bg, column as bh, columnWithResult as bi, combinations as bj, composed as bk, conic as bl, coordinatePlane as bm, count as bn, counters as bo, curlyBracketed as bp, decimal as bq, degrees as br, derivative as bs, derivativeOf as bt, determinant as bu, directionOf as bv, divide as bw, dotPlot as bx, doubleNumberLine as by, either as bz, type ReasonText as c, shapeSet as c$, lengthBars as c0, limit as c1, line as c2, linePlot as c3, list as c4, logarithm as c5, longDivision as c6, mappingDiagram as c7, matrix as c8, measure as c9, polarGrid as cA, polygon as cB, possessive as cC, power as cD, price as cE, prose as cF, protractor as cG, ratio as cH, ratioOfExact as cI, regionGraph as cJ, regularVertices as cK, relation as cL, remainder as cM, repeating as cN, riemannSum as cO, rightTriangle as cP, role as cQ, root as cR, ruler as cS, scaleReading as cT, scatterPlot as cU, segment as cV, series as cW, setBuilder as cX, setOf as cY, shapeNoun as cZ, shapePieces as c_, measureOfAngle as ca, measuredNoun as cb, minus as cc, mixed as cd, money as ce, name as cf, negative as cg, normalCurve as ch, number as ci, numberBond as cj, numberLine as ck, numberWords as cl, object as cm, ordinal as cn, over as co, paragraphOf as cp, parallelLinesTransversal as cq, partsOf as cr, people as cs, percent as ct, permutations as cu, pi as cv, pictureGraph as cw, placeValueChart as cx, plusMinus as cy, point as cz, Ratio as d, sideBySide as d0, slopeField as d1, spinner as d2, spokenTime as d3, squareBracketed as d4, steps as d5, strokesOf as d6, subject as d7, sum as d8, sweepOf as d9, vectorDiagram as dA, venn as dB, withHiddenDigits as dC, words as dD, workedColumn as dE, workedLongDivision as dF, symbol as da, symmetryFigure as db, system as dc, table as dd, tallyChart as de, tapeDiagram as df, tenFrame as dg, theThing as dh, theThings as di, thermometer as dj, thing as dk, things as dl, time as dm, together as dn, transformationGrid as dp, treeDiagram as dq, triangle as dr, triangleNamed as ds, triangleVertices as dt, union as du, unitCircle as dv, unitIds as dw, unitSign as dx, unitSignOfOne as dy, vector as dz, type Align as e, type Anchor as f, type Cell as g, type Delimiter as h, LOCALES as i, type Segment as j, type Stroke as k, TONES as l, type TableGap as m, type Token as n, type TokenKind as o, type Tone as p, type Rational as q, type CellHole as r, type Diagram as s, type SolidBox as t, type EdgeLabel as u, type Solid3d as v, type Point3 as w, type StackPart as x, times as y, join as z };

import { b as Both, C as Content, R as ReasonId, I as Inline, B as Block, H as Hole, E as Expr, c as ReasonText, S as SlotOf, d as Ratio, K as Kind, O as Of, F as Figure, T as Term, V as Value } from './content.js';

type Json = string | number | boolean | null | readonly Json[] | {
    readonly [key: string]: Json;
};
/** The closed list of answer types that a machine may meet. */
type AnswerKind = 'integer' | 'fraction' | 'decimal' | 'mixed' | 'percent' | 'money' | 'measure' | 'angle' | 'time' | 'remainder' | 'ratio' | 'radical' | 'complex' | 'expression' | 'equation' | 'inequality' | 'interval' | 'point' | 'vector' | 'matrix' | 'number-list' | 'set' | 'point-list' | 'ordered-list' | 'table' | 'number-words' | 'choice' | 'text-list' | 'drawing';
type Texts = readonly string[];
type Amount = {
    readonly amount: string;
    readonly unit: string;
    readonly words?: Texts;
};
/** The canonical value of each type. A number is text: whole, a reduced fraction, or the formula of what is irrational. */
interface Values {
    readonly integer: string;
    readonly fraction: string;
    readonly decimal: string;
    readonly mixed: string;
    readonly percent: string;
    readonly money: string;
    readonly measure: Amount | readonly Amount[];
    readonly angle: string;
    readonly time: string;
    readonly remainder: {
        readonly quotient: string;
        readonly remainder: string;
    };
    readonly ratio: Texts;
    readonly radical: string;
    readonly complex: string;
    readonly expression: string;
    readonly equation: string;
    readonly inequality: string;
    readonly interval: string;
    readonly point: Texts | 'none' | 'all';
    readonly vector: Texts;
    readonly matrix: readonly Texts[];
    readonly 'number-list': Texts;
    readonly set: Texts;
    readonly 'point-list': readonly Texts[];
    readonly 'ordered-list': Texts;
    readonly table: Texts;
    readonly 'number-words': number;
    /** The key of a choice: a word, a formula, or the data of a figure. */
    readonly choice: Json;
    readonly 'text-list': Texts;
    readonly drawing: Json;
}
/** An answer as a machine reads it: `type` tells what `value` is. */
type AnswerValue = {
    [Kind in AnswerKind]: {
        readonly type: Kind;
        readonly value: Values[Kind];
    };
}[AnswerKind];
/** What kind of answer a form has: how it is printed, what a machine reads, and what a near miss looks like. */
interface AnswerType<V> {
    readonly kind: AnswerKind;
    /** What a pupil's input must also be: lowest terms, factored, a unit given. Data that `isCorrect` reads. */
    readonly requires?: Requirement;
    show(value: V): Both<Content>;
    /** Canonical: equal answers give equal values. */
    value(value: V): Json;
    /** Wrong answers nearby, which every `check` must reject. */
    nearMisses(value: V): readonly V[];
    /** Fixed choices in fixed order: yes and no, or the names of the quadrants. */
    readonly options?: readonly V[];
}
/** What an answer must be besides equal. One name to an answer; the prompt says it in words. */
type Requirement = 
/** A fraction, mixed or whole number without a common factor. */
'lowest-terms'
/** A mixed number where the value is above 1 and not whole. */
 | 'mixed'
/** The same, without a common factor. */
 | 'mixed-in-lowest-terms'
/** A fraction or a whole number: neither a mixed number nor a decimal. */
 | 'improper'
/** A fraction, a mixed or a whole number, not a decimal. */
 | 'fraction'
/** Digits with a point, or a whole number: no fraction. */
 | 'decimal'
/** With the sign %. */
 | 'percent'
/** Rounded to so many places: more digits are refused, zeros at the end may be left out. */
 | 'decimal-places-0' | 'decimal-places-1' | 'decimal-places-2' | 'decimal-places-3' | 'decimal-places-4'
/** Roots, π and e stay as they are: a rounded decimal is refused. */
 | 'exact'
/** a × 10ⁿ with 1 ≤ |a| < 10. */
 | 'scientific'
/** A product of factors that cannot be taken further apart. */
 | 'factored'
/** A sum of unlike terms. */
 | 'expanded'
/** With nothing left to combine, reduce or take out of a root; exponents are positive. */
 | 'simplified'
/** Any antiderivative, with the letter for the constant. */
 | 'up-to-a-constant'
/** As the key is written, up to the order of terms. */
 | 'same-form'
/** A letter alone on one side, which the other side does without. */
 | 'solved'
/** The letter alone on the left: x < 5, but neither 5 > x nor an interval. */
 | 'letter-on-left'
/** y = mx + b, worked out. */
 | 'slope-intercept'
/** y − y₁ = m(x − x₁), through any point of the line. */
 | 'point-slope'
/** y = a(x − h)² + k. */
 | 'vertex-form'
/** y = a(x − p)(x − q), a number times a factor for each zero. */
 | 'intercept-form'
/** |x − a| = b. */
 | 'distance-form'
/**
 * What is called standard for the key: Ax + By = C in whole numbers without a common factor and A > 0,
 * ax² + bx + c = 0, (x − h)² + (y − k)² = r², 1 on the right of a conic, a polynomial as a sum.
 */
 | 'standard-form'
/** (2, 5], not 2 < x ≤ 5. */
 | 'interval-notation'
/** 2 < x ≤ 5, not (2, 5]. */
 | 'inequality-notation'
/** A function that has no value where the key has none: a hole is not cancelled. */
 | 'with-hole';

/** A list of known length. */
type Tuple<T, N extends number> = number extends N ? T[] : Grown<T, N, []>;
type Grown<T, N extends number, Items extends T[]> = N extends unknown ? Items['length'] extends N ? Items : Grown<T, N, [...Items, T]> : never;
/** The same length, items in any order. */
type Shuffled<Items extends readonly unknown[]> = {
    -readonly [Place in keyof Items]: Items[number];
};
/** The first items, as many as asked for; to have fewer is a mistake, never a silent undefined. */
declare function tupleOf<T, const N extends number>(items: readonly T[], count: N): Tuple<T, N>;
/** The item at a place that is known to exist. */
declare function itemOf<T>(items: readonly T[], place: number): T;
/** The last item of a list that is known to have one. */
declare const lastOf: <T>(items: readonly T[]) => T;

/** A stream of random choices. A topic receives one and never learns where it came from. */
declare class Random {
    #private;
    /** The state of Alea is three 32-bit fractions and a carry: a key is that state, no seeding pass is needed. */
    constructor([a, b, c]: Key);
    /** Sets whose turn it is, for `evenly`. */
    atTurn(turn: number): this;
    /**
     * Like `pick`, but the problems of an entry take turns, so that variants come about equally often.
     * Two calls in one `draw` go through all combinations.
     */
    evenly<const T>(items: readonly T[]): T;
    /**
     * Whose turn it is among so many, from 0 on. A round has each once. One of few begins anywhere, so that nobody foresees
     * the next; later calls move on with the earlier ones: counting alone would let the last wait for all before it.
     */
    turn(count: number): number;
    /** A whole number from `min` to `max`, both included. */
    int(min: number, max: number): number;
    /** A whole number from `min` to `max` that is none of `excluded`. */
    intExcept(min: number, max: number, ...excluded: number[]): number;
    chance(probability: number): boolean;
    sign(): 1 | -1;
    pick<const T>(items: readonly T[]): T;
    /** The items in any order; a tuple stays one. */
    shuffle<Items extends readonly unknown[] | []>(items: Items): Shuffled<Items>;
    /** Some of the items in any order, each at most once. */
    sample<T, const N extends number>(items: readonly T[], count: N): Tuple<T, N>;
    /** A whole number from 1 to `max` that shares no factor with `n`. */
    coprimeTo(n: number, max?: number): number;
    /** The longest `until` so far. A law keeps it far below the bound, so that no caller ever meets the bound. */
    longestUntil: number;
    /**
     * Draws again until `test` holds; gives up loudly, so that a wrong topic cannot hang. Whose turn it is stays so, as
     * variants would not come evenly if a failure passed the turn on; only one that cannot pass the test gives way.
     */
    until<T>(draw: () => T, test: (value: T) => boolean): T;
}
/** The four words that name a family of streams: all problems of one entry, for instance. */
type Key = readonly [number, number, number, number];

/** One step of a worked solution: its maths, and what was done. */
interface Step {
    readonly reason: ReasonId;
    readonly says: Both<readonly Inline[]>;
    readonly work: Both<readonly Block[]>;
}
/** Maths or a lexicon term, the same in both languages; words with their article in each. */
type Slot = Hole | Both<readonly Inline[]>;
type Slots<R extends ReasonText> = [SlotOf<R>] extends [never] ? [] : [slots: {
    readonly [Name in SlotOf<R>]: Slot;
}];
/** A step: what stands there now, and the reason that led to it. */
declare function step<R extends ReasonText>(work: Content | Both<Content>, reason: R, ...[slots]: Slots<R>): Step;
/** A step in words of the topic's own. */
declare const explained: (work: Content | Both<Content>, en: readonly Inline[], es: readonly Inline[]) => Step;
/** A step in a sentence that is made in both languages at once. */
declare const explainedBy: (work: Content | Both<Content>, sentence: Both<readonly Inline[]>) => Step;
/** A sentence of the topic's own that ends the solution of a story: "The shop rents out 19 mountain bikes." */
declare const answerStep: (work: Content | Both<Content>, sentence: Both<readonly Inline[]>) => Step;
/** The work of a mistake that was not made. */
declare const anotherAnswer: (work: Content | Both<Content>) => Step;
/** The end of a pupil's work that has no mistake: its lines stand in the steps before. */
declare const noMistakeStep: () => Step;
/** Several statements on one line of work: 2x = 6; y = 4. A comma would be read as part of a number. */
declare function statements(...all: readonly Expr[]): Content;
/** The lines of a calculation as values of what is worked out: f(5) = 2 · 5 + 1, f(5) = 11. */
declare const asValuesOf: (left: Expr, steps: readonly Step[]) => readonly Step[];

/** The answer of a problem: what a machine reads, and what the key prints in each language. */
interface DraftAnswer {
    readonly type: AnswerKind;
    readonly value: Json;
    readonly requires: Requirement | null;
    readonly shown: Both<readonly Block[]>;
}

declare const isTerm: (item: Inline) => item is Term;
/** A finished problem as a pupil sees it: all that a `check` may look at. */
declare class Printed {
    readonly blocks: readonly Block[];
    constructor(blocks: readonly Block[]);
    get inlines(): readonly Inline[];
    /** Every formula and number, in reading order. */
    get maths(): readonly Expr[];
    /** Every number that stands alone: the numbers of a word problem. Money in dollars, percents as parts of one. */
    get numbers(): readonly Ratio[];
    /** The first numbers that stand alone, as many as asked for: `const [price, count] = printed.take(2)`. */
    take<const N extends number>(count: N): Tuple<Ratio, N>;
    /** What a story calls by this name, in either language: `printed.role('price')`. */
    role(name: string): Ratio;
    /** All words outside of formulas, as printed, for a check that must see which story is told. */
    get text(): string;
    /** All expressions of one kind, however deep, outermost only: `printed.all('relation')`. */
    all<K extends Kind>(kind: K): readonly Of<K>[];
    one<K extends Kind>(kind: K): Of<K>;
    /** All figures of one kind, in reading order. */
    figures<K extends Figure['kind']>(kind: K): readonly Extract<Figure, {
        kind: K;
    }>[];
    figure<K extends Figure['kind']>(kind: K): Extract<Figure, {
        kind: K;
    }>;
    blocksOf<K extends Block['kind']>(kind: K): readonly Extract<Block, {
        kind: K;
    }>[];
    block<K extends Block['kind']>(kind: K): Extract<Block, {
        kind: K;
    }>;
    /** All lexicon terms of one kind, in reading order. */
    terms<K extends Term['kind']>(kind: K): readonly Extract<Term, {
        kind: K;
    }>[];
    term<K extends Term['kind']>(kind: K): Extract<Term, {
        kind: K;
    }>;
}

/** A sentence that stands beside the wrong choice, or a step with maths of its own. */
type WhyWrong = Both<readonly Inline[]> | Step;
/** By the names of mistakes, or by the values of fixed options. */
type WhyWrongOf<V> = Readonly<[
    V
] extends [string] ? string extends V ? Record<string, WhyWrong> : Partial<Record<V, WhyWrong>> : Record<string, WhyWrong>>;
/** What is said of every option, without the right one. */
declare const ofAllBut: <const Option extends string>(right: Option, all: Readonly<Record<NoInfer<Option>, WhyWrong>>) => Readonly<Partial<Record<Option, WhyWrong>>>;
/** Of the mistakes that were not made: what each would give, beside what was written. */
declare function wouldGive<const Option extends string>(right: Option, written: Value, results: Readonly<Partial<Record<NoInfer<Option>, Value>>>): Readonly<Partial<Record<Option, WhyWrong>>>;

declare const DIFFICULTIES: readonly ["easy", "medium", "hard"];
type Difficulty = (typeof DIFFICULTIES)[number];
/** What a pupil does with a form, for callers and laws. */
declare const FORM_KINDS: readonly ["compute", "choose", "find-mistake", "order", "match", "table", "story", "draw", "explain"];
type FormKind = (typeof FORM_KINDS)[number];
/** One presentation of the topic, as its author writes it. Write the properties in this order: types flow downwards. */
interface FormSpec<Level, D, Facts, V> {
    /** The levels that offer this form; all of them if left out. */
    readonly levels?: readonly D[];
    /** What the pupil does. Left out where the answer tells: to choose, to draw, to fill a table, or to compute. */
    readonly kind?: FormKind;
    /** How many turns it takes while a form of share 1 takes one. */
    readonly share?: number;
    /** Said once above the problems, the same for all of this form. */
    readonly instruction?: Both<Block>;
    /** Lines of working space a pupil needs. Left out, it is judged by the prompt. */
    readonly lines?: number;
    /** Needs the whole width of the page. */
    readonly wide?: boolean;
    /** The only user of randomness: draws everything that varies, wording too. */
    draw(random: Random, level: Level): Facts;
    readonly answer: AnswerType<V>;
    solve(facts: NoInfer<Facts>): NoInfer<V>;
    /** Wrong answers by the name of the mistake that leads there. With them the problem is multiple choice. */
    mistakes?(facts: NoInfer<Facts>, answer: NoInfer<V>): Readonly<Record<string, NoInfer<V>>>;
    ask(facts: NoInfer<Facts>): Both<Content>;
    /** An answer of several parts as the key prints it: each with its name. Left out, it is written from the lines that name its blanks, or else printed as its type does. */
    namedAnswer?(facts: NoInfer<Facts>, answer: NoInfer<V>): Both<Content>;
    /** What the key prints after the answer: the corrected line, the working that was asked for. */
    key?(facts: NoInfer<Facts>, answer: NoInfer<V>): Both<Content>;
    /** A worked solution: two to six steps, each with its maths and one reason. */
    solution?(facts: NoInfer<Facts>, answer: NoInfer<V>): readonly Step[];
    /**
     * Why wrong choices are wrong: the solution says it after the letter of the choice. Each of them by the name of its mistake;
     * of fixed options, by their values, those that a pupil would take.
     */
    whyWrong?(facts: NoInfer<Facts>, answer: NoInfer<V>): WhyWrongOf<NoInfer<V>> | null;
    /** Reaches the answer by another road, from what is printed alone. Runs in the tests, never for a caller. */
    check(printed: Printed, answer: NoInfer<V>): boolean;
}
/** A wrong choice, and the name of the mistake that leads there. */
interface WrongAnswer extends DraftAnswer {
    readonly mistake: string;
}
/** A wrong choice, and the step that tells why. */
interface RefusedChoice {
    readonly choice: DraftAnswer;
    readonly why: Step;
}
/** One drawn problem, with the types of its facts and answer closed in. */
interface Draft {
    readonly prompt: Both<readonly Block[]>;
    readonly answer: DraftAnswer;
    /** Wrong choices: the first distinct mistakes. Null for an open question. */
    readonly wrong: readonly WrongAnswer[] | null;
    /** Choices in a fixed order: yes and no, or the lines of a worked solution. */
    readonly ordered: readonly DraftAnswer[] | null;
    /** The answer with the name of each part, which the key prints instead of the bare one. */
    namedAnswer(): Both<readonly Block[]> | null;
    /** What the key prints after the answer. */
    key(): Both<readonly Block[]> | null;
    solution(): Both<readonly Block[]> | null;
    /** The wrong choices of which the form says why they are wrong, in their order, with a step for each. */
    whyWrong(): readonly RefusedChoice[] | null;
    /** What is said to be wrong, and is none of the wrong options; empty in a sound form. */
    refusedInVain(): readonly string[];
    check(printed: Printed): boolean;
    /** The names of mistakes that lead to the right answer; empty in a sound form. */
    harmlessMistakes(): readonly string[];
    /** Near misses and mistakes that `check` should have rejected; empty in a sound form. */
    wronglyAccepted(printed: Printed): readonly DraftAnswer[];
}
/** The facts of a problem, before anything is made of them: equal facts make equal problems. */
interface Sketch {
    readonly facts: unknown;
    draft(): Draft;
}
interface Form<Level = never> {
    readonly levels: readonly Difficulty[] | null;
    readonly kind: FormKind;
    readonly share: number;
    readonly instruction: Both<Block> | null;
    readonly lines: number | null;
    readonly wide: boolean;
    sketch(random: Random, level: Level): Sketch;
}
interface About<Id extends string = string> {
    readonly id: Id;
    readonly name: Both<string>;
    /** One sentence: what a pupil does. */
    readonly description: Both<string>;
    readonly domain: string;
    readonly standards: readonly string[];
    /** Distinct problems of a level, where there are provably fewer than thirty. */
    readonly variety?: {
        readonly [D in Difficulty]?: number;
    };
    /** Raised whenever the same seed gives other problems than before. */
    readonly rev?: number;
}
interface Topic<Id extends string = string> extends About<Id> {
    readonly difficulties: readonly Difficulty[];
    /** The parameters of each level. */
    readonly levels: Levels;
    /** The names of a level's forms, each as often as its share. */
    turns(difficulty: Difficulty): readonly string[];
    form(name: string): Omit<Form, 'sketch'>;
    /** Of a topic that draws from others: in which rounds a form comes, the widest first. Forms of one round never follow one another while another's are left. */
    readonly roundsOf?: (form: string) => readonly string[];
    /** Another object with the level's parameters may be given: one that tells what is read of it. */
    sketch(difficulty: Difficulty, form: string, random: Random, level?: object): Sketch;
}
type Levels = {
    readonly [D in Difficulty]?: object;
};
type FormMaker<L extends Levels> = <Facts, const V, const D extends keyof L & Difficulty = keyof L & Difficulty>(spec: FormSpec<L[D], D, Facts, V>) => Form<L[D]>;
/**
 * A topic: what the catalog says, the parameters of its levels as data, and its forms.
 * The levels come first so that every form knows what `level` holds without a type being written.
 */
declare function defineTopic<const L extends Levels, const Id extends string>(about: About<Id> & {
    readonly levels: L;
}, forms: (form: FormMaker<L>) => Readonly<Record<string, Form<never>>>): Topic<Id>;

export { type AnswerValue as A, type Difficulty as D, type FormKind as F, type Json as J, Printed as P, type Requirement as R, type Step as S, type Topic as T, type WhyWrong as W, type Draft as a, type AnswerKind as b, DIFFICULTIES as c, FORM_KINDS as d, type AnswerType as e, Random as f, type FormSpec as g, type FormMaker as h, type Slot as i, type Tuple as j, anotherAnswer as k, answerStep as l, asValuesOf as m, defineTopic as n, explained as o, explainedBy as p, isTerm as q, itemOf as r, lastOf as s, noMistakeStep as t, ofAllBut as u, statements as v, step as w, tupleOf as x, wouldGive as y };

/** Grades and courses in teaching order. */
declare const grades: readonly [{
    readonly id: "k";
    readonly name: {
        readonly en: "Kindergarten";
        readonly es: "Kínder";
    };
}, {
    readonly id: "1";
    readonly name: {
        readonly en: "Grade 1";
        readonly es: "1.er grado";
    };
}, {
    readonly id: "2";
    readonly name: {
        readonly en: "Grade 2";
        readonly es: "2.º grado";
    };
}, {
    readonly id: "3";
    readonly name: {
        readonly en: "Grade 3";
        readonly es: "3.er grado";
    };
}, {
    readonly id: "4";
    readonly name: {
        readonly en: "Grade 4";
        readonly es: "4.º grado";
    };
}, {
    readonly id: "5";
    readonly name: {
        readonly en: "Grade 5";
        readonly es: "5.º grado";
    };
}, {
    readonly id: "6";
    readonly name: {
        readonly en: "Grade 6";
        readonly es: "6.º grado";
    };
}, {
    readonly id: "7";
    readonly name: {
        readonly en: "Grade 7";
        readonly es: "7.º grado";
    };
}, {
    readonly id: "8";
    readonly name: {
        readonly en: "Grade 8";
        readonly es: "8.º grado";
    };
}, {
    readonly id: "algebra-1";
    readonly name: {
        readonly en: "Algebra 1";
        readonly es: "Álgebra 1";
    };
}, {
    readonly id: "geometry";
    readonly name: {
        readonly en: "Geometry";
        readonly es: "Geometría";
    };
}, {
    readonly id: "algebra-2";
    readonly name: {
        readonly en: "Algebra 2";
        readonly es: "Álgebra 2";
    };
}, {
    readonly id: "precalculus";
    readonly name: {
        readonly en: "Precalculus";
        readonly es: "Precálculo";
    };
}, {
    readonly id: "statistics";
    readonly name: {
        readonly en: "Statistics";
        readonly es: "Estadística";
    };
}, {
    readonly id: "calculus";
    readonly name: {
        readonly en: "Calculus";
        readonly es: "Cálculo";
    };
}];
type GradeId = (typeof grades)[number]['id'];

export type { GradeId as G };

import { T as Topic } from './topic.js';

declare const addSubtractMultiplesOfTen: Topic<"add-subtract-multiples-of-ten">;

declare const addSubtractWithin10: Topic<"add-subtract-within-10">;

declare const addTensAndOnesWithin100: Topic<"add-tens-and-ones-within-100">;

declare const addThreeNumbers: Topic<"add-three-numbers">;

declare const additionFactsWithin20: Topic<"addition-facts-within-20">;

declare const compareTwoDigitNumbers: Topic<"compare-two-digit-numbers">;

declare const composeTwoAndThreeDShapes: Topic<"compose-two-and-three-d-shapes">;

declare const countOnCountBack: Topic<"count-on-count-back">;

declare const countPenniesNickelsDimes: Topic<"count-pennies-nickels-dimes">;

declare const countTo120: Topic<"count-to-120">;

declare const definingAttributesOfShapes: Topic<"defining-attributes-of-shapes">;

declare const doublesAndNearDoubles: Topic<"doubles-and-near-doubles">;

declare const equalSharesHalvesFourths: Topic<"equal-shares-halves-fourths">;

declare const factFamiliesWithin20: Topic<"fact-families-within-20">;

declare const makeTenToAdd: Topic<"make-ten-to-add">;

declare const measureWithEqualUnits: Topic<"measure-with-equal-units">;

declare const missingNumberWithin20: Topic<"missing-number-within-20">;

declare const numberWordsTo120: Topic<"number-words-to-120">;

declare const orderThreeLengths: Topic<"order-three-lengths">;

declare const ordinalPositionsToTenth: Topic<"ordinal-positions-to-tenth">;

declare const subtractionFactsWithin20: Topic<"subtraction-facts-within-20">;

declare const tallyAndGraphsThreeCategories: Topic<"tally-and-graphs-three-categories">;

declare const tellTimeHourHalfHour: Topic<"tell-time-hour-half-hour">;

declare const tenMoreTenLess: Topic<"ten-more-ten-less">;

declare const tensAndOnes: Topic<"tens-and-ones">;

declare const trueFalseEquationsWithin20: Topic<"true-false-equations-within-20">;

declare const wordProblemsWithin20: Topic<"word-problems-within-20">;

declare const addSeveralTwoDigitNumbers: Topic<"add-several-two-digit-numbers">;

declare const addThreeDigitNumbers: Topic<"add-three-digit-numbers">;

declare const addTwoDigitNumbers: Topic<"add-two-digit-numbers">;

declare const arraysRepeatedAddition: Topic<"arrays-repeated-addition">;

declare const compareThreeDigitNumbers: Topic<"compare-three-digit-numbers">;

declare const countCoinsAndBills: Topic<"count-coins-and-bills">;

declare const estimateLengthsChooseUnit: Topic<"estimate-lengths-choose-unit">;

declare const evenOrOdd: Topic<"even-or-odd">;

declare const expandedFormTo1000: Topic<"expanded-form-to-1000">;

declare const explainAdditionStrategies: Topic<"explain-addition-strategies">;

declare const halvesThirdsFourthsOfShapes: Topic<"halves-thirds-fourths-of-shapes">;

declare const howMuchLongerMeasured: Topic<"how-much-longer-measured">;

declare const hundredsTensOnes: Topic<"hundreds-tens-ones">;

declare const identifyPolygonsByAttributes: Topic<"identify-polygons-by-attributes">;

declare const lengthWordProblemsWithin100: Topic<"length-word-problems-within-100">;

declare const linePlotWholeUnits: Topic<"line-plot-whole-units">;

declare const measureWithInchCmRuler: Topic<"measure-with-inch-cm-ruler">;

declare const mentalAddSubtract10100: Topic<"mental-add-subtract-10-100">;

declare const missingNumberWithin100: Topic<"missing-number-within-100">;

declare const mixedFactsWithin20: Topic<"mixed-facts-within-20">;

declare const moneyWordProblemsCentsDollars: Topic<"money-word-problems-cents-dollars">;

declare const numberLineSumsWithin100: Topic<"number-line-sums-within-100">;

declare const numberWordsTo1000: Topic<"number-words-to-1000">;

declare const oneStepWordProblemsWithin100: Topic<"one-step-word-problems-within-100">;

declare const pictureAndBarGraphsUnitScale: Topic<"picture-and-bar-graphs-unit-scale">;

declare const readACalendar: Topic<"read-a-calendar">;

declare const readAThermometer: Topic<"read-a-thermometer">;

declare const skipCount2510100: Topic<"skip-count-2-5-10-100">;

declare const subtractThreeDigitNumbers: Topic<"subtract-three-digit-numbers">;

declare const subtractTwoDigitNumbers: Topic<"subtract-two-digit-numbers">;

declare const tellTimeFiveMinutes: Topic<"tell-time-five-minutes">;

declare const tileRectanglesWithSquares: Topic<"tile-rectangles-with-squares">;

declare const timeFromOneActivityToTheNext: Topic<"time-from-one-activity-to-the-next">;

declare const twoStepWordProblemsWithin100: Topic<"two-step-word-problems-within-100">;

declare const addSubtractWithin1000: Topic<"add-subtract-within-1000">;

declare const areaByCountingSquares: Topic<"area-by-counting-squares">;

declare const areaDistributiveProperty: Topic<"area-distributive-property">;

declare const areaOfRectangles: Topic<"area-of-rectangles">;

declare const areaOfRectilinearFigures: Topic<"area-of-rectilinear-figures">;

declare const classifyQuadrilateralsAttributes: Topic<"classify-quadrilaterals-attributes">;

declare const compareSameNumeratorOrDenominator: Topic<"compare-same-numerator-or-denominator">;

declare const divisionFactsByFamily: Topic<"division-facts-by-family">;

declare const elapsedTime: Topic<"elapsed-time">;

declare const equalGroupsMultiplication: Topic<"equal-groups-multiplication">;

declare const equalSharingDivision: Topic<"equal-sharing-division">;

declare const equivalentFractionsModels: Topic<"equivalent-fractions-models">;

declare const estimateSumsDifferences: Topic<"estimate-sums-differences">;

declare const evenOddNumberPatterns: Topic<"even-odd-number-patterns">;

declare const fractionsOnNumberLine: Topic<"fractions-on-number-line">;

declare const inputOutputTablesOneStep: Topic<"input-output-tables-one-step">;

declare const makeChangeFromBills: Topic<"make-change-from-bills">;

declare const massAndLiquidVolume: Topic<"mass-and-liquid-volume">;

declare const massVolumeWordProblems: Topic<"mass-volume-word-problems">;

declare const measurePlotQuarterInch: Topic<"measure-plot-quarter-inch">;

declare const missingFactorEquations: Topic<"missing-factor-equations">;

declare const mixedOperationFacts: Topic<"mixed-operation-facts">;

declare const multiplicationDivisionFactFamilies: Topic<"multiplication-division-fact-families">;

declare const multiplicationDivisionWordProblems: Topic<"multiplication-division-word-problems">;

declare const multiplicationFactsByFamily: Topic<"multiplication-facts-by-family">;

declare const multiplicationProperties: Topic<"multiplication-properties">;

declare const multiplicationTablePatterns: Topic<"multiplication-table-patterns">;

declare const multiplyByMultiplesOfTen: Topic<"multiply-by-multiples-of-ten">;

declare const nameFractionsOfShapes: Topic<"name-fractions-of-shapes">;

declare const perimeterOfPolygons: Topic<"perimeter-of-polygons">;

declare const perimeterVersusAreaRectangles: Topic<"perimeter-versus-area-rectangles">;

declare const roundNearestTenHundred: Topic<"round-nearest-ten-hundred">;

declare const scaledPictureAndBarGraphs: Topic<"scaled-picture-and-bar-graphs">;

declare const tellTimeToMinute: Topic<"tell-time-to-minute">;

declare const thousandsPlaceValue: Topic<"thousands-place-value">;

declare const twoStepFourOperationProblems: Topic<"two-step-four-operation-problems">;

declare const wholeNumbersAsFractions: Topic<"whole-numbers-as-fractions">;

declare const addSubtractFractionsLikeDenominators: Topic<"add-subtract-fractions-like-denominators">;

declare const addSubtractMixedLikeDenominators: Topic<"add-subtract-mixed-like-denominators">;

declare const addSubtractMoney: Topic<"add-subtract-money">;

declare const addSubtractMultiDigit: Topic<"add-subtract-multi-digit">;

declare const addTenthsAndHundredths: Topic<"add-tenths-and-hundredths">;

declare const anglesAsTurns: Topic<"angles-as-turns">;

declare const classifyFiguresLinesAngles: Topic<"classify-figures-lines-angles">;

declare const compareDecimalsToHundredths: Topic<"compare-decimals-to-hundredths">;

declare const compareFractionsDifferentDenominators: Topic<"compare-fractions-different-denominators">;

declare const compareOrderMultiDigit: Topic<"compare-order-multi-digit">;

declare const convertLargerToSmallerUnits: Topic<"convert-larger-to-smaller-units">;

declare const decomposeFractions: Topic<"decompose-fractions">;

declare const digitValueTenTimes: Topic<"digit-value-ten-times">;

declare const equivalentFractionsNumeric: Topic<"equivalent-fractions-numeric">;

declare const estimateProductsQuotients: Topic<"estimate-products-quotients">;

declare const factorsMultiplesPairs: Topic<"factors-multiples-pairs">;

declare const fractionWordProblemsLikeDenominators: Topic<"fraction-word-problems-like-denominators">;

declare const interpretRemainders: Topic<"interpret-remainders">;

declare const linePlotsFractionData: Topic<"line-plots-fraction-data">;

declare const linesOfSymmetry: Topic<"lines-of-symmetry">;

declare const longDivisionOneDigitDivisor: Topic<"long-division-one-digit-divisor">;

declare const measureDrawAnglesProtractor: Topic<"measure-draw-angles-protractor">;

declare const measurementWordProblemsFourOperations: Topic<"measurement-word-problems-four-operations">;

declare const mixedNumbersImproperFractions: Topic<"mixed-numbers-improper-fractions">;

declare const mixedOperationsMultiDigit: Topic<"mixed-operations-multi-digit">;

declare const multiDigitNumberForms: Topic<"multi-digit-number-forms">;

declare const multiplicativeComparison: Topic<"multiplicative-comparison">;

declare const multiplyByOneDigit: Topic<"multiply-by-one-digit">;

declare const multiplyFractionByWhole: Topic<"multiply-fraction-by-whole">;

declare const multiplyTwoDigitByTwoDigit: Topic<"multiply-two-digit-by-two-digit">;

declare const multistepWordProblems: Topic<"multistep-word-problems">;

declare const numberAndShapePatterns: Topic<"number-and-shape-patterns">;

declare const pointsLinesRaysAngles: Topic<"points-lines-rays-angles">;

declare const primeOrComposite: Topic<"prime-or-composite">;

declare const rectangleAreaPerimeterFormulas: Topic<"rectangle-area-perimeter-formulas">;

declare const romanNumerals: Topic<"roman-numerals">;

declare const roundMultiDigitNumbers: Topic<"round-multi-digit-numbers">;

declare const simplifyFractions: Topic<"simplify-fractions">;

declare const unknownAdjacentAngles: Topic<"unknown-adjacent-angles">;

declare const writeDecimalsTenthsHundredths: Topic<"write-decimals-tenths-hundredths">;

declare const addSubtractDecimals: Topic<"add-subtract-decimals">;

declare const addSubtractFractionsUnlikeDenominators: Topic<"add-subtract-fractions-unlike-denominators">;

declare const addSubtractMixedUnlikeDenominators: Topic<"add-subtract-mixed-unlike-denominators">;

declare const areaWithFractionalSides: Topic<"area-with-fractional-sides">;

declare const classifyTrianglesSidesAngles: Topic<"classify-triangles-sides-angles">;

declare const compareOrderDecimalsThousandths: Topic<"compare-order-decimals-thousandths">;

declare const convertUnitsWithinSystem: Topic<"convert-units-within-system">;

declare const coordinateGraphsRealWorld: Topic<"coordinate-graphs-real-world">;

declare const decimalFormsToThousandths: Topic<"decimal-forms-to-thousandths">;

declare const decimalPlaceValueTenTimes: Topic<"decimal-place-value-ten-times">;

declare const decimalWordProblems: Topic<"decimal-word-problems">;

declare const divideDecimals: Topic<"divide-decimals">;

declare const divideUnitFractionsWholeNumbers: Topic<"divide-unit-fractions-whole-numbers">;

declare const divisibilityRules2To10: Topic<"divisibility-rules-2-to-10">;

declare const estimateDecimalOperations: Topic<"estimate-decimal-operations">;

declare const factorTreesPrimeFactorization: Topic<"factor-trees-prime-factorization">;

declare const fractionAddSubtractWordProblems: Topic<"fraction-add-subtract-word-problems">;

declare const fractionMultiplicationWordProblems: Topic<"fraction-multiplication-word-problems">;

declare const fractionsAsDivision: Topic<"fractions-as-division">;

declare const fractionsDecimalsTenthsHundredths: Topic<"fractions-decimals-tenths-hundredths">;

declare const lineGraphs: Topic<"line-graphs">;

declare const linePlotsFractionOperations: Topic<"line-plots-fraction-operations">;

declare const longDivisionTwoDigitDivisor: Topic<"long-division-two-digit-divisor">;

declare const mixedFourOperationsReview: Topic<"mixed-four-operations-review">;

declare const multiDigitMultiplication: Topic<"multi-digit-multiplication">;

declare const multiplicationAsScaling: Topic<"multiplication-as-scaling">;

declare const multiplyDecimals: Topic<"multiply-decimals">;

declare const multiplyDividePowersOfTen: Topic<"multiply-divide-powers-of-ten">;

declare const multiplyFractionsByFractions: Topic<"multiply-fractions-by-fractions">;

declare const multiplyMixedNumbers: Topic<"multiply-mixed-numbers">;

declare const orderOfOperationsWholeNumbers: Topic<"order-of-operations-whole-numbers">;

declare const placeValueToHundredMillions: Topic<"place-value-to-hundred-millions">;

declare const plotPointsFirstQuadrant: Topic<"plot-points-first-quadrant">;

declare const quadrilateralHierarchy: Topic<"quadrilateral-hierarchy">;

declare const roundDecimals: Topic<"round-decimals">;

declare const twoRuleNumberPatterns: Topic<"two-rule-number-patterns">;

declare const unitFractionDivisionWordProblems: Topic<"unit-fraction-division-word-problems">;

declare const volumeCompositePrisms: Topic<"volume-composite-prisms">;

declare const volumeCountingCubes: Topic<"volume-counting-cubes">;

declare const volumeRectangularPrisms: Topic<"volume-rectangular-prisms">;

declare const writeInterpretExpressions: Topic<"write-interpret-expressions">;

declare const absoluteValueMeaning: Topic<"absolute-value-meaning">;

declare const areaCompositePolygons: Topic<"area-composite-polygons">;

declare const areaTrianglesQuadrilaterals: Topic<"area-triangles-quadrilaterals">;

declare const boxPlotsFiveNumberSummary: Topic<"box-plots-five-number-summary">;

declare const compareOrderRationals: Topic<"compare-order-rationals">;

declare const convertFractionDecimalPercent: Topic<"convert-fraction-decimal-percent">;

declare const convertUnitsWithRatios: Topic<"convert-units-with-ratios">;

declare const dependentIndependentVariables: Topic<"dependent-independent-variables">;

declare const distributionShapeBestMeasure: Topic<"distribution-shape-best-measure">;

declare const divideFractionsByFractions: Topic<"divide-fractions-by-fractions">;

declare const divideMultidigitFluently: Topic<"divide-multidigit-fluently">;

declare const dotPlotsHistogramsAnalyze: Topic<"dot-plots-histograms-analyze">;

declare const doubleNumberLines: Topic<"double-number-lines">;

declare const equivalentExpressionsProperties: Topic<"equivalent-expressions-properties">;

declare const equivalentRatioTables: Topic<"equivalent-ratio-tables">;

declare const evaluateExpressionsFormulas: Topic<"evaluate-expressions-formulas">;

declare const factorGcfFromSums: Topic<"factor-gcf-from-sums">;

declare const fourQuadrantPlotting: Topic<"four-quadrant-plotting">;

declare const fractionDivisionStories: Topic<"fraction-division-stories">;

declare const gcfAndLcm: Topic<"gcf-and-lcm">;

declare const graphRatioPairs: Topic<"graph-ratio-pairs">;

declare const madAndIqr: Topic<"mad-and-iqr">;

declare const meanMedianModeRange: Topic<"mean-median-mode-range">;

declare const multidigitDecimalProducts: Topic<"multidigit-decimal-products">;

declare const multidigitDecimalQuotients: Topic<"multidigit-decimal-quotients">;

declare const multidigitDecimalSumsDifferences: Topic<"multidigit-decimal-sums-differences">;

declare const netsSurfaceArea: Topic<"nets-surface-area">;

declare const oneStepEquationsNonnegative: Topic<"one-step-equations-nonnegative">;

declare const oppositesRationalsNumberLine: Topic<"opposites-rationals-number-line">;

declare const orderOfOperationsExponents: Topic<"order-of-operations-exponents">;

declare const percentPartWhole: Topic<"percent-part-whole">;

declare const polygonsOnCoordinatePlane: Topic<"polygons-on-coordinate-plane">;

declare const primeFactorizationExponents: Topic<"prime-factorization-exponents">;

declare const ratioTapeDiagrams: Topic<"ratio-tape-diagrams">;

declare const sameLineCoordinateDistance: Topic<"same-line-coordinate-distance">;

declare const signedNumbersInContext: Topic<"signed-numbers-in-context">;

declare const simpleInequalitiesNumberLine: Topic<"simple-inequalities-number-line">;

declare const statisticalQuestions: Topic<"statistical-questions">;

declare const unitRatesUnitPrices: Topic<"unit-rates-unit-prices">;

declare const volumePrismsFractionalEdges: Topic<"volume-prisms-fractional-edges">;

declare const wholeNumberExponents: Topic<"whole-number-exponents">;

declare const writeNameExpressions: Topic<"write-name-expressions">;

declare const writeOneStepEquations: Topic<"write-one-step-equations">;

declare const writeSimplifyRatios: Topic<"write-simplify-ratios">;

declare const addSubtractIntegers: Topic<"add-subtract-integers">;

declare const addSubtractRationals: Topic<"add-subtract-rationals">;

declare const angleRelationshipsEquations: Topic<"angle-relationships-equations">;

declare const areaOfCircles: Topic<"area-of-circles">;

declare const circleGraphs: Topic<"circle-graphs">;

declare const circumferenceOfCircles: Topic<"circumference-of-circles">;

declare const compareTwoPopulationsVisually: Topic<"compare-two-populations-visually">;

declare const compositeAreaWithCircles: Topic<"composite-area-with-circles">;

declare const compoundEventProbability: Topic<"compound-event-probability">;

declare const constantOfProportionalityEquations: Topic<"constant-of-proportionality-equations">;

declare const crossSectionsOfSolids: Topic<"cross-sections-of-solids">;

declare const distributiveTwoStepEquations: Topic<"distributive-two-step-equations">;

declare const expandCombineLinearExpressions: Topic<"expand-combine-linear-expressions">;

declare const experimentalProbabilitySimulation: Topic<"experimental-probability-simulation">;

declare const factorLinearExpressions: Topic<"factor-linear-expressions">;

declare const fractionToRepeatingDecimal: Topic<"fraction-to-repeating-decimal">;

declare const integerSumsOnNumberLine: Topic<"integer-sums-on-number-line">;

declare const multiplyDivideIntegers: Topic<"multiply-divide-integers">;

declare const multiplyDivideRationals: Topic<"multiply-divide-rationals">;

declare const oneStepEquationsRational: Topic<"one-step-equations-rational">;

declare const oneTwoStepInequalities: Topic<"one-two-step-inequalities">;

declare const percentChangeAndError: Topic<"percent-change-and-error">;

declare const percentEquationThreeCases: Topic<"percent-equation-three-cases">;

declare const proportionalGraphs: Topic<"proportional-graphs">;

declare const proportionalTables: Topic<"proportional-tables">;

declare const randomSamplesInference: Topic<"random-samples-inference">;

declare const rewriteExpressionsInContext: Topic<"rewrite-expressions-in-context">;

declare const scaleDrawingsAndMaps: Topic<"scale-drawings-and-maps">;

declare const signedOrderOfOperations: Topic<"signed-order-of-operations">;

declare const signedRationalWordProblems: Topic<"signed-rational-word-problems">;

declare const simpleInterestAndCommission: Topic<"simple-interest-and-commission">;

declare const simpleProbabilityModels: Topic<"simple-probability-models">;

declare const solveProportions: Topic<"solve-proportions">;

declare const stemAndLeafPlots: Topic<"stem-and-leaf-plots">;

declare const surfaceAreaPrismsPyramids: Topic<"surface-area-prisms-pyramids">;

declare const taxTipDiscountMarkup: Topic<"tax-tip-discount-markup">;

declare const triangleConstructionConditions: Topic<"triangle-construction-conditions">;

declare const twoStepEquationWordProblems: Topic<"two-step-equation-word-problems">;

declare const twoStepEquations: Topic<"two-step-equations">;

declare const unitRatesWithFractions: Topic<"unit-rates-with-fractions">;

declare const volumePrismsPyramids: Topic<"volume-prisms-pyramids">;

declare const approximateIrrationals: Topic<"approximate-irrationals">;

declare const classifyRealNumbers: Topic<"classify-real-numbers">;

declare const compareFunctionsRepresentations: Topic<"compare-functions-representations">;

declare const compareProportionalSlopes: Topic<"compare-proportional-slopes">;

declare const congruenceByRigidMotions: Topic<"congruence-by-rigid-motions">;

declare const dilateFiguresOnGrid: Topic<"dilate-figures-on-grid">;

declare const equationsNumberOfSolutions: Topic<"equations-number-of-solutions">;

declare const equationsVariablesBothSides: Topic<"equations-variables-both-sides">;

declare const functionRulesTables: Topic<"function-rules-tables">;

declare const graphLinesSlopeIntercept: Topic<"graph-lines-slope-intercept">;

declare const identifyFunctionsMultipleForms: Topic<"identify-functions-multiple-forms">;

declare const integerExponentLaws: Topic<"integer-exponent-laws">;

declare const intersectionOfTwoLinesGraph: Topic<"intersection-of-two-lines-graph">;

declare const lineEquationsSlopeIntercept: Topic<"line-equations-slope-intercept">;

declare const linearVsNonlinearFunctions: Topic<"linear-vs-nonlinear-functions">;

declare const multiStepEquationsOneSide: Topic<"multi-step-equations-one-side">;

declare const parallelLinesTransversalAngles: Topic<"parallel-lines-transversal-angles">;

declare const pythagoreanDistanceBetweenPoints: Topic<"pythagorean-distance-between-points">;

declare const pythagoreanMissingSide: Topic<"pythagorean-missing-side">;

declare const pythagoreanTheoremProofConverse: Topic<"pythagorean-theorem-proof-converse">;

declare const pythagoreanWordProblems3d: Topic<"pythagorean-word-problems-3d">;

declare const qualitativeFunctionGraphs: Topic<"qualitative-function-graphs">;

declare const rateOfChangeInitialValue: Topic<"rate-of-change-initial-value">;

declare const reflectFiguresOnGrid: Topic<"reflect-figures-on-grid">;

declare const repeatingDecimalsToFractions: Topic<"repeating-decimals-to-fractions">;

declare const rotateFiguresOnGrid: Topic<"rotate-figures-on-grid">;

declare const scatterPlotsAssociations: Topic<"scatter-plots-associations">;

declare const scientificNotationConvertCompare: Topic<"scientific-notation-convert-compare">;

declare const scientificNotationOperations: Topic<"scientific-notation-operations">;

declare const similarityByDilations: Topic<"similarity-by-dilations">;

declare const simpleSystemsAlgebraic: Topic<"simple-systems-algebraic">;

declare const slopeFromPointsGraphsTables: Topic<"slope-from-points-graphs-tables">;

declare const squareAndCubeRoots: Topic<"square-and-cube-roots">;

declare const translateFiguresOnGrid: Topic<"translate-figures-on-grid">;

declare const trendLinesAndPredictions: Topic<"trend-lines-and-predictions">;

declare const triangleAnglesAaSimilarity: Topic<"triangle-angles-aa-similarity">;

declare const twoLineSystemStories: Topic<"two-line-system-stories">;

declare const twoWayTablesRelativeFrequency: Topic<"two-way-tables-relative-frequency">;

declare const variableExponentLaws: Topic<"variable-exponent-laws">;

declare const volumeOfConesAndSpheres: Topic<"volume-of-cones-and-spheres">;

declare const volumeOfCylinders: Topic<"volume-of-cylinders">;

declare const absoluteValueEquations: Topic<"absolute-value-equations">;

declare const addSubtractPolynomials: Topic<"add-subtract-polynomials">;

declare const arithmeticSequencesExplicitRecursive: Topic<"arithmetic-sequences-explicit-recursive">;

declare const compoundInequalities: Topic<"compound-inequalities">;

declare const exponentLawsMonomials: Topic<"exponent-laws-monomials">;

declare const exponentialGrowthDecayModels: Topic<"exponential-growth-decay-models">;

declare const factorSpecialPatterns: Topic<"factor-special-patterns">;

declare const factorTrinomialsLeadingOne: Topic<"factor-trinomials-leading-one">;

declare const functionNotationEvaluate: Topic<"function-notation-evaluate">;

declare const graphLinearInequalitiesTwoVariables: Topic<"graph-linear-inequalities-two-variables">;

declare const graphQuadraticFunctions: Topic<"graph-quadratic-functions">;

declare const literalEquationsFormulas: Topic<"literal-equations-formulas">;

declare const multiplyPolynomialsSpecialProducts: Topic<"multiply-polynomials-special-products">;

declare const quadraticFormulaDiscriminant: Topic<"quadratic-formula-discriminant">;

declare const quadraticsByFactoring: Topic<"quadratics-by-factoring">;

declare const simplifySquareRootRadicals: Topic<"simplify-square-root-radicals">;

declare const systemsByElimination: Topic<"systems-by-elimination">;

declare const systemsBySubstitution: Topic<"systems-by-substitution">;

declare const writeLinearEquationsAllForms: Topic<"write-linear-equations-all-forms">;

declare const complexNumberArithmetic: Topic<"complex-number-arithmetic">;

declare const evaluateLogarithmsDefinition: Topic<"evaluate-logarithms-definition">;

declare const exponentialEquationsLogs: Topic<"exponential-equations-logs">;

declare const geometricSeriesSums: Topic<"geometric-series-sums">;

declare const inverseFunctionsAlgebraic: Topic<"inverse-functions-algebraic">;

declare const logarithmProperties: Topic<"logarithm-properties">;

declare const matrixArithmeticOperations: Topic<"matrix-arithmetic-operations">;

declare const polynomialLongSyntheticDivision: Topic<"polynomial-long-synthetic-division">;

declare const quadraticsComplexRoots: Topic<"quadratics-complex-roots">;

declare const rationalEquationsExtraneous: Topic<"rational-equations-extraneous">;

declare const rationalExpressionsMultiplyDivide: Topic<"rational-expressions-multiply-divide">;

declare const unitCircleExactValues: Topic<"unit-circle-exact-values">;

declare const absoluteExtremaCandidates: Topic<"absolute-extrema-candidates">;

declare const antiderivativesBasicRules: Topic<"antiderivatives-basic-rules">;

declare const areaBetweenCurves: Topic<"area-between-curves">;

declare const chainRuleDerivatives: Topic<"chain-rule-derivatives">;

declare const definiteIntegralsFtc: Topic<"definite-integrals-ftc">;

declare const implicitDifferentiation: Topic<"implicit-differentiation">;

declare const integrationByParts: Topic<"integration-by-parts">;

declare const integrationUSubstitution: Topic<"integration-u-substitution">;

declare const limitsAlgebraicTechniques: Topic<"limits-algebraic-techniques">;

declare const powerRuleDerivatives: Topic<"power-rule-derivatives">;

declare const productQuotientRuleDerivatives: Topic<"product-quotient-rule-derivatives">;

declare const riemannTrapezoidSums: Topic<"riemann-trapezoid-sums">;

declare const separableEquationsSolutions: Topic<"separable-equations-solutions">;

declare const slopeFields: Topic<"slope-fields">;

declare const tangentNormalLines: Topic<"tangent-normal-lines">;

declare const taylorMaclaurinSeriesManipulation: Topic<"taylor-maclaurin-series-manipulation">;

declare const arcLengthSectorArea: Topic<"arc-length-sector-area">;

declare const circleEquationStandardForm: Topic<"circle-equation-standard-form">;

declare const inscribedAnglesQuadrilaterals: Topic<"inscribed-angles-quadrilaterals">;

declare const midpointPartitionSegment: Topic<"midpoint-partition-segment">;

declare const polygonInteriorExteriorAngles: Topic<"polygon-interior-exterior-angles">;

declare const similarPolygonSides: Topic<"similar-polygon-sides">;

declare const solveRightTriangles: Topic<"solve-right-triangles">;

declare const specialRightTriangles: Topic<"special-right-triangles">;

declare const triangleAngleSumExterior: Topic<"triangle-angle-sum-exterior">;

declare const triangleCongruenceCriteria: Topic<"triangle-congruence-criteria">;

declare const trigRatiosCofunctions: Topic<"trig-ratios-cofunctions">;

declare const volumePyramidsConesSpheres: Topic<"volume-pyramids-cones-spheres">;

declare const addSubtractFluentlyWithin5: Topic<"add-subtract-fluently-within-5">;

declare const addWithPicturesTo10: Topic<"add-with-pictures-to-10">;

declare const breakApartNumbersTo10: Topic<"break-apart-numbers-to-10">;

declare const compareGroupsOfObjects: Topic<"compare-groups-of-objects">;

declare const compareMeasurableAttributes: Topic<"compare-measurable-attributes">;

declare const compareNumbersTo10: Topic<"compare-numbers-to-10">;

declare const composeSimpleShapes: Topic<"compose-simple-shapes">;

declare const countObjectsTo20: Topic<"count-objects-to-20">;

declare const countSidesAndVertices: Topic<"count-sides-and-vertices">;

declare const countTo100OnesTens: Topic<"count-to-100-ones-tens">;

declare const makeTenPartners: Topic<"make-ten-partners">;

declare const nameFlatAndSolidShapes: Topic<"name-flat-and-solid-shapes">;

declare const numberWordsTo20: Topic<"number-words-to-20">;

declare const oneMoreOneLess: Topic<"one-more-one-less">;

declare const positionWords: Topic<"position-words">;

declare const repeatingShapePatterns: Topic<"repeating-shape-patterns">;

declare const sortAndCountCategories: Topic<"sort-and-count-categories">;

declare const storiesAddSubtractWithin10: Topic<"stories-add-subtract-within-10">;

declare const subtractWithPicturesTo10: Topic<"subtract-with-pictures-to-10">;

declare const tallyMarksTo20: Topic<"tally-marks-to-20">;

declare const teenNumbersTenAndOnes: Topic<"teen-numbers-ten-and-ones">;

declare const tenFrameNumbers: Topic<"ten-frame-numbers">;

declare const ellipseHyperbolaFeatures: Topic<"ellipse-hyperbola-features">;

declare const lawOfCosinesSolve: Topic<"law-of-cosines-solve">;

declare const lawOfSinesSolve: Topic<"law-of-sines-solve">;

declare const partialFractionDecomposition: Topic<"partial-fraction-decomposition">;

declare const polarRectangularConversion: Topic<"polar-rectangular-conversion">;

declare const rationalAsymptotesHolesSlant: Topic<"rational-asymptotes-holes-slant">;

declare const sumDifferenceAngleFormulas: Topic<"sum-difference-angle-formulas">;

declare const trigEquationSolving: Topic<"trig-equation-solving">;

declare const vectorComponentsMagnitude: Topic<"vector-components-magnitude">;

declare const binomialDistribution: Topic<"binomial-distribution">;

declare const conditionalProbabilityIndependence: Topic<"conditional-probability-independence">;

declare const confidenceIntervalProportions: Topic<"confidence-interval-proportions">;

declare const discreteRandomVariableMeanSd: Topic<"discrete-random-variable-mean-sd">;

declare const leastSquaresRegressionLine: Topic<"least-squares-regression-line">;

declare const permutationsCombinationsCount: Topic<"permutations-combinations-count">;

declare const summaryStatisticsOutliers: Topic<"summary-statistics-outliers">;

declare const zScoreNormalArea: Topic<"z-score-normal-area">;

declare const topics_absoluteExtremaCandidates: typeof absoluteExtremaCandidates;
declare const topics_absoluteValueEquations: typeof absoluteValueEquations;
declare const topics_absoluteValueMeaning: typeof absoluteValueMeaning;
declare const topics_addSeveralTwoDigitNumbers: typeof addSeveralTwoDigitNumbers;
declare const topics_addSubtractDecimals: typeof addSubtractDecimals;
declare const topics_addSubtractFluentlyWithin5: typeof addSubtractFluentlyWithin5;
declare const topics_addSubtractFractionsLikeDenominators: typeof addSubtractFractionsLikeDenominators;
declare const topics_addSubtractFractionsUnlikeDenominators: typeof addSubtractFractionsUnlikeDenominators;
declare const topics_addSubtractIntegers: typeof addSubtractIntegers;
declare const topics_addSubtractMixedLikeDenominators: typeof addSubtractMixedLikeDenominators;
declare const topics_addSubtractMixedUnlikeDenominators: typeof addSubtractMixedUnlikeDenominators;
declare const topics_addSubtractMoney: typeof addSubtractMoney;
declare const topics_addSubtractMultiDigit: typeof addSubtractMultiDigit;
declare const topics_addSubtractMultiplesOfTen: typeof addSubtractMultiplesOfTen;
declare const topics_addSubtractPolynomials: typeof addSubtractPolynomials;
declare const topics_addSubtractRationals: typeof addSubtractRationals;
declare const topics_addSubtractWithin10: typeof addSubtractWithin10;
declare const topics_addSubtractWithin1000: typeof addSubtractWithin1000;
declare const topics_addTensAndOnesWithin100: typeof addTensAndOnesWithin100;
declare const topics_addTenthsAndHundredths: typeof addTenthsAndHundredths;
declare const topics_addThreeDigitNumbers: typeof addThreeDigitNumbers;
declare const topics_addThreeNumbers: typeof addThreeNumbers;
declare const topics_addTwoDigitNumbers: typeof addTwoDigitNumbers;
declare const topics_addWithPicturesTo10: typeof addWithPicturesTo10;
declare const topics_additionFactsWithin20: typeof additionFactsWithin20;
declare const topics_angleRelationshipsEquations: typeof angleRelationshipsEquations;
declare const topics_anglesAsTurns: typeof anglesAsTurns;
declare const topics_antiderivativesBasicRules: typeof antiderivativesBasicRules;
declare const topics_approximateIrrationals: typeof approximateIrrationals;
declare const topics_arcLengthSectorArea: typeof arcLengthSectorArea;
declare const topics_areaBetweenCurves: typeof areaBetweenCurves;
declare const topics_areaByCountingSquares: typeof areaByCountingSquares;
declare const topics_areaCompositePolygons: typeof areaCompositePolygons;
declare const topics_areaDistributiveProperty: typeof areaDistributiveProperty;
declare const topics_areaOfCircles: typeof areaOfCircles;
declare const topics_areaOfRectangles: typeof areaOfRectangles;
declare const topics_areaOfRectilinearFigures: typeof areaOfRectilinearFigures;
declare const topics_areaTrianglesQuadrilaterals: typeof areaTrianglesQuadrilaterals;
declare const topics_areaWithFractionalSides: typeof areaWithFractionalSides;
declare const topics_arithmeticSequencesExplicitRecursive: typeof arithmeticSequencesExplicitRecursive;
declare const topics_arraysRepeatedAddition: typeof arraysRepeatedAddition;
declare const topics_binomialDistribution: typeof binomialDistribution;
declare const topics_boxPlotsFiveNumberSummary: typeof boxPlotsFiveNumberSummary;
declare const topics_breakApartNumbersTo10: typeof breakApartNumbersTo10;
declare const topics_chainRuleDerivatives: typeof chainRuleDerivatives;
declare const topics_circleEquationStandardForm: typeof circleEquationStandardForm;
declare const topics_circleGraphs: typeof circleGraphs;
declare const topics_circumferenceOfCircles: typeof circumferenceOfCircles;
declare const topics_classifyFiguresLinesAngles: typeof classifyFiguresLinesAngles;
declare const topics_classifyQuadrilateralsAttributes: typeof classifyQuadrilateralsAttributes;
declare const topics_classifyRealNumbers: typeof classifyRealNumbers;
declare const topics_classifyTrianglesSidesAngles: typeof classifyTrianglesSidesAngles;
declare const topics_compareDecimalsToHundredths: typeof compareDecimalsToHundredths;
declare const topics_compareFractionsDifferentDenominators: typeof compareFractionsDifferentDenominators;
declare const topics_compareFunctionsRepresentations: typeof compareFunctionsRepresentations;
declare const topics_compareGroupsOfObjects: typeof compareGroupsOfObjects;
declare const topics_compareMeasurableAttributes: typeof compareMeasurableAttributes;
declare const topics_compareNumbersTo10: typeof compareNumbersTo10;
declare const topics_compareOrderDecimalsThousandths: typeof compareOrderDecimalsThousandths;
declare const topics_compareOrderMultiDigit: typeof compareOrderMultiDigit;
declare const topics_compareOrderRationals: typeof compareOrderRationals;
declare const topics_compareProportionalSlopes: typeof compareProportionalSlopes;
declare const topics_compareSameNumeratorOrDenominator: typeof compareSameNumeratorOrDenominator;
declare const topics_compareThreeDigitNumbers: typeof compareThreeDigitNumbers;
declare const topics_compareTwoDigitNumbers: typeof compareTwoDigitNumbers;
declare const topics_compareTwoPopulationsVisually: typeof compareTwoPopulationsVisually;
declare const topics_complexNumberArithmetic: typeof complexNumberArithmetic;
declare const topics_composeSimpleShapes: typeof composeSimpleShapes;
declare const topics_composeTwoAndThreeDShapes: typeof composeTwoAndThreeDShapes;
declare const topics_compositeAreaWithCircles: typeof compositeAreaWithCircles;
declare const topics_compoundEventProbability: typeof compoundEventProbability;
declare const topics_compoundInequalities: typeof compoundInequalities;
declare const topics_conditionalProbabilityIndependence: typeof conditionalProbabilityIndependence;
declare const topics_confidenceIntervalProportions: typeof confidenceIntervalProportions;
declare const topics_congruenceByRigidMotions: typeof congruenceByRigidMotions;
declare const topics_constantOfProportionalityEquations: typeof constantOfProportionalityEquations;
declare const topics_convertFractionDecimalPercent: typeof convertFractionDecimalPercent;
declare const topics_convertLargerToSmallerUnits: typeof convertLargerToSmallerUnits;
declare const topics_convertUnitsWithRatios: typeof convertUnitsWithRatios;
declare const topics_convertUnitsWithinSystem: typeof convertUnitsWithinSystem;
declare const topics_coordinateGraphsRealWorld: typeof coordinateGraphsRealWorld;
declare const topics_countCoinsAndBills: typeof countCoinsAndBills;
declare const topics_countObjectsTo20: typeof countObjectsTo20;
declare const topics_countOnCountBack: typeof countOnCountBack;
declare const topics_countPenniesNickelsDimes: typeof countPenniesNickelsDimes;
declare const topics_countSidesAndVertices: typeof countSidesAndVertices;
declare const topics_countTo100OnesTens: typeof countTo100OnesTens;
declare const topics_countTo120: typeof countTo120;
declare const topics_crossSectionsOfSolids: typeof crossSectionsOfSolids;
declare const topics_decimalFormsToThousandths: typeof decimalFormsToThousandths;
declare const topics_decimalPlaceValueTenTimes: typeof decimalPlaceValueTenTimes;
declare const topics_decimalWordProblems: typeof decimalWordProblems;
declare const topics_decomposeFractions: typeof decomposeFractions;
declare const topics_definingAttributesOfShapes: typeof definingAttributesOfShapes;
declare const topics_definiteIntegralsFtc: typeof definiteIntegralsFtc;
declare const topics_dependentIndependentVariables: typeof dependentIndependentVariables;
declare const topics_digitValueTenTimes: typeof digitValueTenTimes;
declare const topics_dilateFiguresOnGrid: typeof dilateFiguresOnGrid;
declare const topics_discreteRandomVariableMeanSd: typeof discreteRandomVariableMeanSd;
declare const topics_distributionShapeBestMeasure: typeof distributionShapeBestMeasure;
declare const topics_distributiveTwoStepEquations: typeof distributiveTwoStepEquations;
declare const topics_divideDecimals: typeof divideDecimals;
declare const topics_divideFractionsByFractions: typeof divideFractionsByFractions;
declare const topics_divideMultidigitFluently: typeof divideMultidigitFluently;
declare const topics_divideUnitFractionsWholeNumbers: typeof divideUnitFractionsWholeNumbers;
declare const topics_divisibilityRules2To10: typeof divisibilityRules2To10;
declare const topics_divisionFactsByFamily: typeof divisionFactsByFamily;
declare const topics_dotPlotsHistogramsAnalyze: typeof dotPlotsHistogramsAnalyze;
declare const topics_doubleNumberLines: typeof doubleNumberLines;
declare const topics_doublesAndNearDoubles: typeof doublesAndNearDoubles;
declare const topics_elapsedTime: typeof elapsedTime;
declare const topics_ellipseHyperbolaFeatures: typeof ellipseHyperbolaFeatures;
declare const topics_equalGroupsMultiplication: typeof equalGroupsMultiplication;
declare const topics_equalSharesHalvesFourths: typeof equalSharesHalvesFourths;
declare const topics_equalSharingDivision: typeof equalSharingDivision;
declare const topics_equationsNumberOfSolutions: typeof equationsNumberOfSolutions;
declare const topics_equationsVariablesBothSides: typeof equationsVariablesBothSides;
declare const topics_equivalentExpressionsProperties: typeof equivalentExpressionsProperties;
declare const topics_equivalentFractionsModels: typeof equivalentFractionsModels;
declare const topics_equivalentFractionsNumeric: typeof equivalentFractionsNumeric;
declare const topics_equivalentRatioTables: typeof equivalentRatioTables;
declare const topics_estimateDecimalOperations: typeof estimateDecimalOperations;
declare const topics_estimateLengthsChooseUnit: typeof estimateLengthsChooseUnit;
declare const topics_estimateProductsQuotients: typeof estimateProductsQuotients;
declare const topics_estimateSumsDifferences: typeof estimateSumsDifferences;
declare const topics_evaluateExpressionsFormulas: typeof evaluateExpressionsFormulas;
declare const topics_evaluateLogarithmsDefinition: typeof evaluateLogarithmsDefinition;
declare const topics_evenOddNumberPatterns: typeof evenOddNumberPatterns;
declare const topics_evenOrOdd: typeof evenOrOdd;
declare const topics_expandCombineLinearExpressions: typeof expandCombineLinearExpressions;
declare const topics_expandedFormTo1000: typeof expandedFormTo1000;
declare const topics_experimentalProbabilitySimulation: typeof experimentalProbabilitySimulation;
declare const topics_explainAdditionStrategies: typeof explainAdditionStrategies;
declare const topics_exponentLawsMonomials: typeof exponentLawsMonomials;
declare const topics_exponentialEquationsLogs: typeof exponentialEquationsLogs;
declare const topics_exponentialGrowthDecayModels: typeof exponentialGrowthDecayModels;
declare const topics_factFamiliesWithin20: typeof factFamiliesWithin20;
declare const topics_factorGcfFromSums: typeof factorGcfFromSums;
declare const topics_factorLinearExpressions: typeof factorLinearExpressions;
declare const topics_factorSpecialPatterns: typeof factorSpecialPatterns;
declare const topics_factorTreesPrimeFactorization: typeof factorTreesPrimeFactorization;
declare const topics_factorTrinomialsLeadingOne: typeof factorTrinomialsLeadingOne;
declare const topics_factorsMultiplesPairs: typeof factorsMultiplesPairs;
declare const topics_fourQuadrantPlotting: typeof fourQuadrantPlotting;
declare const topics_fractionAddSubtractWordProblems: typeof fractionAddSubtractWordProblems;
declare const topics_fractionDivisionStories: typeof fractionDivisionStories;
declare const topics_fractionMultiplicationWordProblems: typeof fractionMultiplicationWordProblems;
declare const topics_fractionToRepeatingDecimal: typeof fractionToRepeatingDecimal;
declare const topics_fractionWordProblemsLikeDenominators: typeof fractionWordProblemsLikeDenominators;
declare const topics_fractionsAsDivision: typeof fractionsAsDivision;
declare const topics_fractionsDecimalsTenthsHundredths: typeof fractionsDecimalsTenthsHundredths;
declare const topics_fractionsOnNumberLine: typeof fractionsOnNumberLine;
declare const topics_functionNotationEvaluate: typeof functionNotationEvaluate;
declare const topics_functionRulesTables: typeof functionRulesTables;
declare const topics_gcfAndLcm: typeof gcfAndLcm;
declare const topics_geometricSeriesSums: typeof geometricSeriesSums;
declare const topics_graphLinearInequalitiesTwoVariables: typeof graphLinearInequalitiesTwoVariables;
declare const topics_graphLinesSlopeIntercept: typeof graphLinesSlopeIntercept;
declare const topics_graphQuadraticFunctions: typeof graphQuadraticFunctions;
declare const topics_graphRatioPairs: typeof graphRatioPairs;
declare const topics_halvesThirdsFourthsOfShapes: typeof halvesThirdsFourthsOfShapes;
declare const topics_howMuchLongerMeasured: typeof howMuchLongerMeasured;
declare const topics_hundredsTensOnes: typeof hundredsTensOnes;
declare const topics_identifyFunctionsMultipleForms: typeof identifyFunctionsMultipleForms;
declare const topics_identifyPolygonsByAttributes: typeof identifyPolygonsByAttributes;
declare const topics_implicitDifferentiation: typeof implicitDifferentiation;
declare const topics_inputOutputTablesOneStep: typeof inputOutputTablesOneStep;
declare const topics_inscribedAnglesQuadrilaterals: typeof inscribedAnglesQuadrilaterals;
declare const topics_integerExponentLaws: typeof integerExponentLaws;
declare const topics_integerSumsOnNumberLine: typeof integerSumsOnNumberLine;
declare const topics_integrationByParts: typeof integrationByParts;
declare const topics_integrationUSubstitution: typeof integrationUSubstitution;
declare const topics_interpretRemainders: typeof interpretRemainders;
declare const topics_intersectionOfTwoLinesGraph: typeof intersectionOfTwoLinesGraph;
declare const topics_inverseFunctionsAlgebraic: typeof inverseFunctionsAlgebraic;
declare const topics_lawOfCosinesSolve: typeof lawOfCosinesSolve;
declare const topics_lawOfSinesSolve: typeof lawOfSinesSolve;
declare const topics_leastSquaresRegressionLine: typeof leastSquaresRegressionLine;
declare const topics_lengthWordProblemsWithin100: typeof lengthWordProblemsWithin100;
declare const topics_limitsAlgebraicTechniques: typeof limitsAlgebraicTechniques;
declare const topics_lineEquationsSlopeIntercept: typeof lineEquationsSlopeIntercept;
declare const topics_lineGraphs: typeof lineGraphs;
declare const topics_linePlotWholeUnits: typeof linePlotWholeUnits;
declare const topics_linePlotsFractionData: typeof linePlotsFractionData;
declare const topics_linePlotsFractionOperations: typeof linePlotsFractionOperations;
declare const topics_linearVsNonlinearFunctions: typeof linearVsNonlinearFunctions;
declare const topics_linesOfSymmetry: typeof linesOfSymmetry;
declare const topics_literalEquationsFormulas: typeof literalEquationsFormulas;
declare const topics_logarithmProperties: typeof logarithmProperties;
declare const topics_longDivisionOneDigitDivisor: typeof longDivisionOneDigitDivisor;
declare const topics_longDivisionTwoDigitDivisor: typeof longDivisionTwoDigitDivisor;
declare const topics_madAndIqr: typeof madAndIqr;
declare const topics_makeChangeFromBills: typeof makeChangeFromBills;
declare const topics_makeTenPartners: typeof makeTenPartners;
declare const topics_makeTenToAdd: typeof makeTenToAdd;
declare const topics_massAndLiquidVolume: typeof massAndLiquidVolume;
declare const topics_massVolumeWordProblems: typeof massVolumeWordProblems;
declare const topics_matrixArithmeticOperations: typeof matrixArithmeticOperations;
declare const topics_meanMedianModeRange: typeof meanMedianModeRange;
declare const topics_measureDrawAnglesProtractor: typeof measureDrawAnglesProtractor;
declare const topics_measurePlotQuarterInch: typeof measurePlotQuarterInch;
declare const topics_measureWithEqualUnits: typeof measureWithEqualUnits;
declare const topics_measureWithInchCmRuler: typeof measureWithInchCmRuler;
declare const topics_measurementWordProblemsFourOperations: typeof measurementWordProblemsFourOperations;
declare const topics_mentalAddSubtract10100: typeof mentalAddSubtract10100;
declare const topics_midpointPartitionSegment: typeof midpointPartitionSegment;
declare const topics_missingFactorEquations: typeof missingFactorEquations;
declare const topics_missingNumberWithin100: typeof missingNumberWithin100;
declare const topics_missingNumberWithin20: typeof missingNumberWithin20;
declare const topics_mixedFactsWithin20: typeof mixedFactsWithin20;
declare const topics_mixedFourOperationsReview: typeof mixedFourOperationsReview;
declare const topics_mixedNumbersImproperFractions: typeof mixedNumbersImproperFractions;
declare const topics_mixedOperationFacts: typeof mixedOperationFacts;
declare const topics_mixedOperationsMultiDigit: typeof mixedOperationsMultiDigit;
declare const topics_moneyWordProblemsCentsDollars: typeof moneyWordProblemsCentsDollars;
declare const topics_multiDigitMultiplication: typeof multiDigitMultiplication;
declare const topics_multiDigitNumberForms: typeof multiDigitNumberForms;
declare const topics_multiStepEquationsOneSide: typeof multiStepEquationsOneSide;
declare const topics_multidigitDecimalProducts: typeof multidigitDecimalProducts;
declare const topics_multidigitDecimalQuotients: typeof multidigitDecimalQuotients;
declare const topics_multidigitDecimalSumsDifferences: typeof multidigitDecimalSumsDifferences;
declare const topics_multiplicationAsScaling: typeof multiplicationAsScaling;
declare const topics_multiplicationDivisionFactFamilies: typeof multiplicationDivisionFactFamilies;
declare const topics_multiplicationDivisionWordProblems: typeof multiplicationDivisionWordProblems;
declare const topics_multiplicationFactsByFamily: typeof multiplicationFactsByFamily;
declare const topics_multiplicationProperties: typeof multiplicationProperties;
declare const topics_multiplicationTablePatterns: typeof multiplicationTablePatterns;
declare const topics_multiplicativeComparison: typeof multiplicativeComparison;
declare const topics_multiplyByMultiplesOfTen: typeof multiplyByMultiplesOfTen;
declare const topics_multiplyByOneDigit: typeof multiplyByOneDigit;
declare const topics_multiplyDecimals: typeof multiplyDecimals;
declare const topics_multiplyDivideIntegers: typeof multiplyDivideIntegers;
declare const topics_multiplyDividePowersOfTen: typeof multiplyDividePowersOfTen;
declare const topics_multiplyDivideRationals: typeof multiplyDivideRationals;
declare const topics_multiplyFractionByWhole: typeof multiplyFractionByWhole;
declare const topics_multiplyFractionsByFractions: typeof multiplyFractionsByFractions;
declare const topics_multiplyMixedNumbers: typeof multiplyMixedNumbers;
declare const topics_multiplyPolynomialsSpecialProducts: typeof multiplyPolynomialsSpecialProducts;
declare const topics_multiplyTwoDigitByTwoDigit: typeof multiplyTwoDigitByTwoDigit;
declare const topics_multistepWordProblems: typeof multistepWordProblems;
declare const topics_nameFlatAndSolidShapes: typeof nameFlatAndSolidShapes;
declare const topics_nameFractionsOfShapes: typeof nameFractionsOfShapes;
declare const topics_netsSurfaceArea: typeof netsSurfaceArea;
declare const topics_numberAndShapePatterns: typeof numberAndShapePatterns;
declare const topics_numberLineSumsWithin100: typeof numberLineSumsWithin100;
declare const topics_numberWordsTo1000: typeof numberWordsTo1000;
declare const topics_numberWordsTo120: typeof numberWordsTo120;
declare const topics_numberWordsTo20: typeof numberWordsTo20;
declare const topics_oneMoreOneLess: typeof oneMoreOneLess;
declare const topics_oneStepEquationsNonnegative: typeof oneStepEquationsNonnegative;
declare const topics_oneStepEquationsRational: typeof oneStepEquationsRational;
declare const topics_oneStepWordProblemsWithin100: typeof oneStepWordProblemsWithin100;
declare const topics_oneTwoStepInequalities: typeof oneTwoStepInequalities;
declare const topics_oppositesRationalsNumberLine: typeof oppositesRationalsNumberLine;
declare const topics_orderOfOperationsExponents: typeof orderOfOperationsExponents;
declare const topics_orderOfOperationsWholeNumbers: typeof orderOfOperationsWholeNumbers;
declare const topics_orderThreeLengths: typeof orderThreeLengths;
declare const topics_ordinalPositionsToTenth: typeof ordinalPositionsToTenth;
declare const topics_parallelLinesTransversalAngles: typeof parallelLinesTransversalAngles;
declare const topics_partialFractionDecomposition: typeof partialFractionDecomposition;
declare const topics_percentChangeAndError: typeof percentChangeAndError;
declare const topics_percentEquationThreeCases: typeof percentEquationThreeCases;
declare const topics_percentPartWhole: typeof percentPartWhole;
declare const topics_perimeterOfPolygons: typeof perimeterOfPolygons;
declare const topics_perimeterVersusAreaRectangles: typeof perimeterVersusAreaRectangles;
declare const topics_permutationsCombinationsCount: typeof permutationsCombinationsCount;
declare const topics_pictureAndBarGraphsUnitScale: typeof pictureAndBarGraphsUnitScale;
declare const topics_placeValueToHundredMillions: typeof placeValueToHundredMillions;
declare const topics_plotPointsFirstQuadrant: typeof plotPointsFirstQuadrant;
declare const topics_pointsLinesRaysAngles: typeof pointsLinesRaysAngles;
declare const topics_polarRectangularConversion: typeof polarRectangularConversion;
declare const topics_polygonInteriorExteriorAngles: typeof polygonInteriorExteriorAngles;
declare const topics_polygonsOnCoordinatePlane: typeof polygonsOnCoordinatePlane;
declare const topics_polynomialLongSyntheticDivision: typeof polynomialLongSyntheticDivision;
declare const topics_positionWords: typeof positionWords;
declare const topics_powerRuleDerivatives: typeof powerRuleDerivatives;
declare const topics_primeFactorizationExponents: typeof primeFactorizationExponents;
declare const topics_primeOrComposite: typeof primeOrComposite;
declare const topics_productQuotientRuleDerivatives: typeof productQuotientRuleDerivatives;
declare const topics_proportionalGraphs: typeof proportionalGraphs;
declare const topics_proportionalTables: typeof proportionalTables;
declare const topics_pythagoreanDistanceBetweenPoints: typeof pythagoreanDistanceBetweenPoints;
declare const topics_pythagoreanMissingSide: typeof pythagoreanMissingSide;
declare const topics_pythagoreanTheoremProofConverse: typeof pythagoreanTheoremProofConverse;
declare const topics_pythagoreanWordProblems3d: typeof pythagoreanWordProblems3d;
declare const topics_quadraticFormulaDiscriminant: typeof quadraticFormulaDiscriminant;
declare const topics_quadraticsByFactoring: typeof quadraticsByFactoring;
declare const topics_quadraticsComplexRoots: typeof quadraticsComplexRoots;
declare const topics_quadrilateralHierarchy: typeof quadrilateralHierarchy;
declare const topics_qualitativeFunctionGraphs: typeof qualitativeFunctionGraphs;
declare const topics_randomSamplesInference: typeof randomSamplesInference;
declare const topics_rateOfChangeInitialValue: typeof rateOfChangeInitialValue;
declare const topics_ratioTapeDiagrams: typeof ratioTapeDiagrams;
declare const topics_rationalAsymptotesHolesSlant: typeof rationalAsymptotesHolesSlant;
declare const topics_rationalEquationsExtraneous: typeof rationalEquationsExtraneous;
declare const topics_rationalExpressionsMultiplyDivide: typeof rationalExpressionsMultiplyDivide;
declare const topics_readACalendar: typeof readACalendar;
declare const topics_readAThermometer: typeof readAThermometer;
declare const topics_rectangleAreaPerimeterFormulas: typeof rectangleAreaPerimeterFormulas;
declare const topics_reflectFiguresOnGrid: typeof reflectFiguresOnGrid;
declare const topics_repeatingDecimalsToFractions: typeof repeatingDecimalsToFractions;
declare const topics_repeatingShapePatterns: typeof repeatingShapePatterns;
declare const topics_rewriteExpressionsInContext: typeof rewriteExpressionsInContext;
declare const topics_riemannTrapezoidSums: typeof riemannTrapezoidSums;
declare const topics_romanNumerals: typeof romanNumerals;
declare const topics_rotateFiguresOnGrid: typeof rotateFiguresOnGrid;
declare const topics_roundDecimals: typeof roundDecimals;
declare const topics_roundMultiDigitNumbers: typeof roundMultiDigitNumbers;
declare const topics_roundNearestTenHundred: typeof roundNearestTenHundred;
declare const topics_sameLineCoordinateDistance: typeof sameLineCoordinateDistance;
declare const topics_scaleDrawingsAndMaps: typeof scaleDrawingsAndMaps;
declare const topics_scaledPictureAndBarGraphs: typeof scaledPictureAndBarGraphs;
declare const topics_scatterPlotsAssociations: typeof scatterPlotsAssociations;
declare const topics_scientificNotationConvertCompare: typeof scientificNotationConvertCompare;
declare const topics_scientificNotationOperations: typeof scientificNotationOperations;
declare const topics_separableEquationsSolutions: typeof separableEquationsSolutions;
declare const topics_signedNumbersInContext: typeof signedNumbersInContext;
declare const topics_signedOrderOfOperations: typeof signedOrderOfOperations;
declare const topics_signedRationalWordProblems: typeof signedRationalWordProblems;
declare const topics_similarPolygonSides: typeof similarPolygonSides;
declare const topics_similarityByDilations: typeof similarityByDilations;
declare const topics_simpleInequalitiesNumberLine: typeof simpleInequalitiesNumberLine;
declare const topics_simpleInterestAndCommission: typeof simpleInterestAndCommission;
declare const topics_simpleProbabilityModels: typeof simpleProbabilityModels;
declare const topics_simpleSystemsAlgebraic: typeof simpleSystemsAlgebraic;
declare const topics_simplifyFractions: typeof simplifyFractions;
declare const topics_simplifySquareRootRadicals: typeof simplifySquareRootRadicals;
declare const topics_skipCount2510100: typeof skipCount2510100;
declare const topics_slopeFields: typeof slopeFields;
declare const topics_slopeFromPointsGraphsTables: typeof slopeFromPointsGraphsTables;
declare const topics_solveProportions: typeof solveProportions;
declare const topics_solveRightTriangles: typeof solveRightTriangles;
declare const topics_sortAndCountCategories: typeof sortAndCountCategories;
declare const topics_specialRightTriangles: typeof specialRightTriangles;
declare const topics_squareAndCubeRoots: typeof squareAndCubeRoots;
declare const topics_statisticalQuestions: typeof statisticalQuestions;
declare const topics_stemAndLeafPlots: typeof stemAndLeafPlots;
declare const topics_storiesAddSubtractWithin10: typeof storiesAddSubtractWithin10;
declare const topics_subtractThreeDigitNumbers: typeof subtractThreeDigitNumbers;
declare const topics_subtractTwoDigitNumbers: typeof subtractTwoDigitNumbers;
declare const topics_subtractWithPicturesTo10: typeof subtractWithPicturesTo10;
declare const topics_subtractionFactsWithin20: typeof subtractionFactsWithin20;
declare const topics_sumDifferenceAngleFormulas: typeof sumDifferenceAngleFormulas;
declare const topics_summaryStatisticsOutliers: typeof summaryStatisticsOutliers;
declare const topics_surfaceAreaPrismsPyramids: typeof surfaceAreaPrismsPyramids;
declare const topics_systemsByElimination: typeof systemsByElimination;
declare const topics_systemsBySubstitution: typeof systemsBySubstitution;
declare const topics_tallyAndGraphsThreeCategories: typeof tallyAndGraphsThreeCategories;
declare const topics_tallyMarksTo20: typeof tallyMarksTo20;
declare const topics_tangentNormalLines: typeof tangentNormalLines;
declare const topics_taxTipDiscountMarkup: typeof taxTipDiscountMarkup;
declare const topics_taylorMaclaurinSeriesManipulation: typeof taylorMaclaurinSeriesManipulation;
declare const topics_teenNumbersTenAndOnes: typeof teenNumbersTenAndOnes;
declare const topics_tellTimeFiveMinutes: typeof tellTimeFiveMinutes;
declare const topics_tellTimeHourHalfHour: typeof tellTimeHourHalfHour;
declare const topics_tellTimeToMinute: typeof tellTimeToMinute;
declare const topics_tenFrameNumbers: typeof tenFrameNumbers;
declare const topics_tenMoreTenLess: typeof tenMoreTenLess;
declare const topics_tensAndOnes: typeof tensAndOnes;
declare const topics_thousandsPlaceValue: typeof thousandsPlaceValue;
declare const topics_tileRectanglesWithSquares: typeof tileRectanglesWithSquares;
declare const topics_timeFromOneActivityToTheNext: typeof timeFromOneActivityToTheNext;
declare const topics_translateFiguresOnGrid: typeof translateFiguresOnGrid;
declare const topics_trendLinesAndPredictions: typeof trendLinesAndPredictions;
declare const topics_triangleAngleSumExterior: typeof triangleAngleSumExterior;
declare const topics_triangleAnglesAaSimilarity: typeof triangleAnglesAaSimilarity;
declare const topics_triangleCongruenceCriteria: typeof triangleCongruenceCriteria;
declare const topics_triangleConstructionConditions: typeof triangleConstructionConditions;
declare const topics_trigEquationSolving: typeof trigEquationSolving;
declare const topics_trigRatiosCofunctions: typeof trigRatiosCofunctions;
declare const topics_trueFalseEquationsWithin20: typeof trueFalseEquationsWithin20;
declare const topics_twoLineSystemStories: typeof twoLineSystemStories;
declare const topics_twoRuleNumberPatterns: typeof twoRuleNumberPatterns;
declare const topics_twoStepEquationWordProblems: typeof twoStepEquationWordProblems;
declare const topics_twoStepEquations: typeof twoStepEquations;
declare const topics_twoStepFourOperationProblems: typeof twoStepFourOperationProblems;
declare const topics_twoStepWordProblemsWithin100: typeof twoStepWordProblemsWithin100;
declare const topics_twoWayTablesRelativeFrequency: typeof twoWayTablesRelativeFrequency;
declare const topics_unitCircleExactValues: typeof unitCircleExactValues;
declare const topics_unitFractionDivisionWordProblems: typeof unitFractionDivisionWordProblems;
declare const topics_unitRatesUnitPrices: typeof unitRatesUnitPrices;
declare const topics_unitRatesWithFractions: typeof unitRatesWithFractions;
declare const topics_unknownAdjacentAngles: typeof unknownAdjacentAngles;
declare const topics_variableExponentLaws: typeof variableExponentLaws;
declare const topics_vectorComponentsMagnitude: typeof vectorComponentsMagnitude;
declare const topics_volumeCompositePrisms: typeof volumeCompositePrisms;
declare const topics_volumeCountingCubes: typeof volumeCountingCubes;
declare const topics_volumeOfConesAndSpheres: typeof volumeOfConesAndSpheres;
declare const topics_volumeOfCylinders: typeof volumeOfCylinders;
declare const topics_volumePrismsFractionalEdges: typeof volumePrismsFractionalEdges;
declare const topics_volumePrismsPyramids: typeof volumePrismsPyramids;
declare const topics_volumePyramidsConesSpheres: typeof volumePyramidsConesSpheres;
declare const topics_volumeRectangularPrisms: typeof volumeRectangularPrisms;
declare const topics_wholeNumberExponents: typeof wholeNumberExponents;
declare const topics_wholeNumbersAsFractions: typeof wholeNumbersAsFractions;
declare const topics_wordProblemsWithin20: typeof wordProblemsWithin20;
declare const topics_writeDecimalsTenthsHundredths: typeof writeDecimalsTenthsHundredths;
declare const topics_writeInterpretExpressions: typeof writeInterpretExpressions;
declare const topics_writeLinearEquationsAllForms: typeof writeLinearEquationsAllForms;
declare const topics_writeNameExpressions: typeof writeNameExpressions;
declare const topics_writeOneStepEquations: typeof writeOneStepEquations;
declare const topics_writeSimplifyRatios: typeof writeSimplifyRatios;
declare const topics_zScoreNormalArea: typeof zScoreNormalArea;
declare namespace topics {
  export { topics_absoluteExtremaCandidates as absoluteExtremaCandidates, topics_absoluteValueEquations as absoluteValueEquations, topics_absoluteValueMeaning as absoluteValueMeaning, topics_addSeveralTwoDigitNumbers as addSeveralTwoDigitNumbers, topics_addSubtractDecimals as addSubtractDecimals, topics_addSubtractFluentlyWithin5 as addSubtractFluentlyWithin5, topics_addSubtractFractionsLikeDenominators as addSubtractFractionsLikeDenominators, topics_addSubtractFractionsUnlikeDenominators as addSubtractFractionsUnlikeDenominators, topics_addSubtractIntegers as addSubtractIntegers, topics_addSubtractMixedLikeDenominators as addSubtractMixedLikeDenominators, topics_addSubtractMixedUnlikeDenominators as addSubtractMixedUnlikeDenominators, topics_addSubtractMoney as addSubtractMoney, topics_addSubtractMultiDigit as addSubtractMultiDigit, topics_addSubtractMultiplesOfTen as addSubtractMultiplesOfTen, topics_addSubtractPolynomials as addSubtractPolynomials, topics_addSubtractRationals as addSubtractRationals, topics_addSubtractWithin10 as addSubtractWithin10, topics_addSubtractWithin1000 as addSubtractWithin1000, topics_addTensAndOnesWithin100 as addTensAndOnesWithin100, topics_addTenthsAndHundredths as addTenthsAndHundredths, topics_addThreeDigitNumbers as addThreeDigitNumbers, topics_addThreeNumbers as addThreeNumbers, topics_addTwoDigitNumbers as addTwoDigitNumbers, topics_addWithPicturesTo10 as addWithPicturesTo10, topics_additionFactsWithin20 as additionFactsWithin20, topics_angleRelationshipsEquations as angleRelationshipsEquations, topics_anglesAsTurns as anglesAsTurns, topics_antiderivativesBasicRules as antiderivativesBasicRules, topics_approximateIrrationals as approximateIrrationals, topics_arcLengthSectorArea as arcLengthSectorArea, topics_areaBetweenCurves as areaBetweenCurves, topics_areaByCountingSquares as areaByCountingSquares, topics_areaCompositePolygons as areaCompositePolygons, topics_areaDistributiveProperty as areaDistributiveProperty, topics_areaOfCircles as areaOfCircles, topics_areaOfRectangles as areaOfRectangles, topics_areaOfRectilinearFigures as areaOfRectilinearFigures, topics_areaTrianglesQuadrilaterals as areaTrianglesQuadrilaterals, topics_areaWithFractionalSides as areaWithFractionalSides, topics_arithmeticSequencesExplicitRecursive as arithmeticSequencesExplicitRecursive, topics_arraysRepeatedAddition as arraysRepeatedAddition, topics_binomialDistribution as binomialDistribution, topics_boxPlotsFiveNumberSummary as boxPlotsFiveNumberSummary, topics_breakApartNumbersTo10 as breakApartNumbersTo10, topics_chainRuleDerivatives as chainRuleDerivatives, topics_circleEquationStandardForm as circleEquationStandardForm, topics_circleGraphs as circleGraphs, topics_circumferenceOfCircles as circumferenceOfCircles, topics_classifyFiguresLinesAngles as classifyFiguresLinesAngles, topics_classifyQuadrilateralsAttributes as classifyQuadrilateralsAttributes, topics_classifyRealNumbers as classifyRealNumbers, topics_classifyTrianglesSidesAngles as classifyTrianglesSidesAngles, topics_compareDecimalsToHundredths as compareDecimalsToHundredths, topics_compareFractionsDifferentDenominators as compareFractionsDifferentDenominators, topics_compareFunctionsRepresentations as compareFunctionsRepresentations, topics_compareGroupsOfObjects as compareGroupsOfObjects, topics_compareMeasurableAttributes as compareMeasurableAttributes, topics_compareNumbersTo10 as compareNumbersTo10, topics_compareOrderDecimalsThousandths as compareOrderDecimalsThousandths, topics_compareOrderMultiDigit as compareOrderMultiDigit, topics_compareOrderRationals as compareOrderRationals, topics_compareProportionalSlopes as compareProportionalSlopes, topics_compareSameNumeratorOrDenominator as compareSameNumeratorOrDenominator, topics_compareThreeDigitNumbers as compareThreeDigitNumbers, topics_compareTwoDigitNumbers as compareTwoDigitNumbers, topics_compareTwoPopulationsVisually as compareTwoPopulationsVisually, topics_complexNumberArithmetic as complexNumberArithmetic, topics_composeSimpleShapes as composeSimpleShapes, topics_composeTwoAndThreeDShapes as composeTwoAndThreeDShapes, topics_compositeAreaWithCircles as compositeAreaWithCircles, topics_compoundEventProbability as compoundEventProbability, topics_compoundInequalities as compoundInequalities, topics_conditionalProbabilityIndependence as conditionalProbabilityIndependence, topics_confidenceIntervalProportions as confidenceIntervalProportions, topics_congruenceByRigidMotions as congruenceByRigidMotions, topics_constantOfProportionalityEquations as constantOfProportionalityEquations, topics_convertFractionDecimalPercent as convertFractionDecimalPercent, topics_convertLargerToSmallerUnits as convertLargerToSmallerUnits, topics_convertUnitsWithRatios as convertUnitsWithRatios, topics_convertUnitsWithinSystem as convertUnitsWithinSystem, topics_coordinateGraphsRealWorld as coordinateGraphsRealWorld, topics_countCoinsAndBills as countCoinsAndBills, topics_countObjectsTo20 as countObjectsTo20, topics_countOnCountBack as countOnCountBack, topics_countPenniesNickelsDimes as countPenniesNickelsDimes, topics_countSidesAndVertices as countSidesAndVertices, topics_countTo100OnesTens as countTo100OnesTens, topics_countTo120 as countTo120, topics_crossSectionsOfSolids as crossSectionsOfSolids, topics_decimalFormsToThousandths as decimalFormsToThousandths, topics_decimalPlaceValueTenTimes as decimalPlaceValueTenTimes, topics_decimalWordProblems as decimalWordProblems, topics_decomposeFractions as decomposeFractions, topics_definingAttributesOfShapes as definingAttributesOfShapes, topics_definiteIntegralsFtc as definiteIntegralsFtc, topics_dependentIndependentVariables as dependentIndependentVariables, topics_digitValueTenTimes as digitValueTenTimes, topics_dilateFiguresOnGrid as dilateFiguresOnGrid, topics_discreteRandomVariableMeanSd as discreteRandomVariableMeanSd, topics_distributionShapeBestMeasure as distributionShapeBestMeasure, topics_distributiveTwoStepEquations as distributiveTwoStepEquations, topics_divideDecimals as divideDecimals, topics_divideFractionsByFractions as divideFractionsByFractions, topics_divideMultidigitFluently as divideMultidigitFluently, topics_divideUnitFractionsWholeNumbers as divideUnitFractionsWholeNumbers, topics_divisibilityRules2To10 as divisibilityRules2To10, topics_divisionFactsByFamily as divisionFactsByFamily, topics_dotPlotsHistogramsAnalyze as dotPlotsHistogramsAnalyze, topics_doubleNumberLines as doubleNumberLines, topics_doublesAndNearDoubles as doublesAndNearDoubles, topics_elapsedTime as elapsedTime, topics_ellipseHyperbolaFeatures as ellipseHyperbolaFeatures, topics_equalGroupsMultiplication as equalGroupsMultiplication, topics_equalSharesHalvesFourths as equalSharesHalvesFourths, topics_equalSharingDivision as equalSharingDivision, topics_equationsNumberOfSolutions as equationsNumberOfSolutions, topics_equationsVariablesBothSides as equationsVariablesBothSides, topics_equivalentExpressionsProperties as equivalentExpressionsProperties, topics_equivalentFractionsModels as equivalentFractionsModels, topics_equivalentFractionsNumeric as equivalentFractionsNumeric, topics_equivalentRatioTables as equivalentRatioTables, topics_estimateDecimalOperations as estimateDecimalOperations, topics_estimateLengthsChooseUnit as estimateLengthsChooseUnit, topics_estimateProductsQuotients as estimateProductsQuotients, topics_estimateSumsDifferences as estimateSumsDifferences, topics_evaluateExpressionsFormulas as evaluateExpressionsFormulas, topics_evaluateLogarithmsDefinition as evaluateLogarithmsDefinition, topics_evenOddNumberPatterns as evenOddNumberPatterns, topics_evenOrOdd as evenOrOdd, topics_expandCombineLinearExpressions as expandCombineLinearExpressions, topics_expandedFormTo1000 as expandedFormTo1000, topics_experimentalProbabilitySimulation as experimentalProbabilitySimulation, topics_explainAdditionStrategies as explainAdditionStrategies, topics_exponentLawsMonomials as exponentLawsMonomials, topics_exponentialEquationsLogs as exponentialEquationsLogs, topics_exponentialGrowthDecayModels as exponentialGrowthDecayModels, topics_factFamiliesWithin20 as factFamiliesWithin20, topics_factorGcfFromSums as factorGcfFromSums, topics_factorLinearExpressions as factorLinearExpressions, topics_factorSpecialPatterns as factorSpecialPatterns, topics_factorTreesPrimeFactorization as factorTreesPrimeFactorization, topics_factorTrinomialsLeadingOne as factorTrinomialsLeadingOne, topics_factorsMultiplesPairs as factorsMultiplesPairs, topics_fourQuadrantPlotting as fourQuadrantPlotting, topics_fractionAddSubtractWordProblems as fractionAddSubtractWordProblems, topics_fractionDivisionStories as fractionDivisionStories, topics_fractionMultiplicationWordProblems as fractionMultiplicationWordProblems, topics_fractionToRepeatingDecimal as fractionToRepeatingDecimal, topics_fractionWordProblemsLikeDenominators as fractionWordProblemsLikeDenominators, topics_fractionsAsDivision as fractionsAsDivision, topics_fractionsDecimalsTenthsHundredths as fractionsDecimalsTenthsHundredths, topics_fractionsOnNumberLine as fractionsOnNumberLine, topics_functionNotationEvaluate as functionNotationEvaluate, topics_functionRulesTables as functionRulesTables, topics_gcfAndLcm as gcfAndLcm, topics_geometricSeriesSums as geometricSeriesSums, topics_graphLinearInequalitiesTwoVariables as graphLinearInequalitiesTwoVariables, topics_graphLinesSlopeIntercept as graphLinesSlopeIntercept, topics_graphQuadraticFunctions as graphQuadraticFunctions, topics_graphRatioPairs as graphRatioPairs, topics_halvesThirdsFourthsOfShapes as halvesThirdsFourthsOfShapes, topics_howMuchLongerMeasured as howMuchLongerMeasured, topics_hundredsTensOnes as hundredsTensOnes, topics_identifyFunctionsMultipleForms as identifyFunctionsMultipleForms, topics_identifyPolygonsByAttributes as identifyPolygonsByAttributes, topics_implicitDifferentiation as implicitDifferentiation, topics_inputOutputTablesOneStep as inputOutputTablesOneStep, topics_inscribedAnglesQuadrilaterals as inscribedAnglesQuadrilaterals, topics_integerExponentLaws as integerExponentLaws, topics_integerSumsOnNumberLine as integerSumsOnNumberLine, topics_integrationByParts as integrationByParts, topics_integrationUSubstitution as integrationUSubstitution, topics_interpretRemainders as interpretRemainders, topics_intersectionOfTwoLinesGraph as intersectionOfTwoLinesGraph, topics_inverseFunctionsAlgebraic as inverseFunctionsAlgebraic, topics_lawOfCosinesSolve as lawOfCosinesSolve, topics_lawOfSinesSolve as lawOfSinesSolve, topics_leastSquaresRegressionLine as leastSquaresRegressionLine, topics_lengthWordProblemsWithin100 as lengthWordProblemsWithin100, topics_limitsAlgebraicTechniques as limitsAlgebraicTechniques, topics_lineEquationsSlopeIntercept as lineEquationsSlopeIntercept, topics_lineGraphs as lineGraphs, topics_linePlotWholeUnits as linePlotWholeUnits, topics_linePlotsFractionData as linePlotsFractionData, topics_linePlotsFractionOperations as linePlotsFractionOperations, topics_linearVsNonlinearFunctions as linearVsNonlinearFunctions, topics_linesOfSymmetry as linesOfSymmetry, topics_literalEquationsFormulas as literalEquationsFormulas, topics_logarithmProperties as logarithmProperties, topics_longDivisionOneDigitDivisor as longDivisionOneDigitDivisor, topics_longDivisionTwoDigitDivisor as longDivisionTwoDigitDivisor, topics_madAndIqr as madAndIqr, topics_makeChangeFromBills as makeChangeFromBills, topics_makeTenPartners as makeTenPartners, topics_makeTenToAdd as makeTenToAdd, topics_massAndLiquidVolume as massAndLiquidVolume, topics_massVolumeWordProblems as massVolumeWordProblems, topics_matrixArithmeticOperations as matrixArithmeticOperations, topics_meanMedianModeRange as meanMedianModeRange, topics_measureDrawAnglesProtractor as measureDrawAnglesProtractor, topics_measurePlotQuarterInch as measurePlotQuarterInch, topics_measureWithEqualUnits as measureWithEqualUnits, topics_measureWithInchCmRuler as measureWithInchCmRuler, topics_measurementWordProblemsFourOperations as measurementWordProblemsFourOperations, topics_mentalAddSubtract10100 as mentalAddSubtract10100, topics_midpointPartitionSegment as midpointPartitionSegment, topics_missingFactorEquations as missingFactorEquations, topics_missingNumberWithin100 as missingNumberWithin100, topics_missingNumberWithin20 as missingNumberWithin20, topics_mixedFactsWithin20 as mixedFactsWithin20, topics_mixedFourOperationsReview as mixedFourOperationsReview, topics_mixedNumbersImproperFractions as mixedNumbersImproperFractions, topics_mixedOperationFacts as mixedOperationFacts, topics_mixedOperationsMultiDigit as mixedOperationsMultiDigit, topics_moneyWordProblemsCentsDollars as moneyWordProblemsCentsDollars, topics_multiDigitMultiplication as multiDigitMultiplication, topics_multiDigitNumberForms as multiDigitNumberForms, topics_multiStepEquationsOneSide as multiStepEquationsOneSide, topics_multidigitDecimalProducts as multidigitDecimalProducts, topics_multidigitDecimalQuotients as multidigitDecimalQuotients, topics_multidigitDecimalSumsDifferences as multidigitDecimalSumsDifferences, topics_multiplicationAsScaling as multiplicationAsScaling, topics_multiplicationDivisionFactFamilies as multiplicationDivisionFactFamilies, topics_multiplicationDivisionWordProblems as multiplicationDivisionWordProblems, topics_multiplicationFactsByFamily as multiplicationFactsByFamily, topics_multiplicationProperties as multiplicationProperties, topics_multiplicationTablePatterns as multiplicationTablePatterns, topics_multiplicativeComparison as multiplicativeComparison, topics_multiplyByMultiplesOfTen as multiplyByMultiplesOfTen, topics_multiplyByOneDigit as multiplyByOneDigit, topics_multiplyDecimals as multiplyDecimals, topics_multiplyDivideIntegers as multiplyDivideIntegers, topics_multiplyDividePowersOfTen as multiplyDividePowersOfTen, topics_multiplyDivideRationals as multiplyDivideRationals, topics_multiplyFractionByWhole as multiplyFractionByWhole, topics_multiplyFractionsByFractions as multiplyFractionsByFractions, topics_multiplyMixedNumbers as multiplyMixedNumbers, topics_multiplyPolynomialsSpecialProducts as multiplyPolynomialsSpecialProducts, topics_multiplyTwoDigitByTwoDigit as multiplyTwoDigitByTwoDigit, topics_multistepWordProblems as multistepWordProblems, topics_nameFlatAndSolidShapes as nameFlatAndSolidShapes, topics_nameFractionsOfShapes as nameFractionsOfShapes, topics_netsSurfaceArea as netsSurfaceArea, topics_numberAndShapePatterns as numberAndShapePatterns, topics_numberLineSumsWithin100 as numberLineSumsWithin100, topics_numberWordsTo1000 as numberWordsTo1000, topics_numberWordsTo120 as numberWordsTo120, topics_numberWordsTo20 as numberWordsTo20, topics_oneMoreOneLess as oneMoreOneLess, topics_oneStepEquationsNonnegative as oneStepEquationsNonnegative, topics_oneStepEquationsRational as oneStepEquationsRational, topics_oneStepWordProblemsWithin100 as oneStepWordProblemsWithin100, topics_oneTwoStepInequalities as oneTwoStepInequalities, topics_oppositesRationalsNumberLine as oppositesRationalsNumberLine, topics_orderOfOperationsExponents as orderOfOperationsExponents, topics_orderOfOperationsWholeNumbers as orderOfOperationsWholeNumbers, topics_orderThreeLengths as orderThreeLengths, topics_ordinalPositionsToTenth as ordinalPositionsToTenth, topics_parallelLinesTransversalAngles as parallelLinesTransversalAngles, topics_partialFractionDecomposition as partialFractionDecomposition, topics_percentChangeAndError as percentChangeAndError, topics_percentEquationThreeCases as percentEquationThreeCases, topics_percentPartWhole as percentPartWhole, topics_perimeterOfPolygons as perimeterOfPolygons, topics_perimeterVersusAreaRectangles as perimeterVersusAreaRectangles, topics_permutationsCombinationsCount as permutationsCombinationsCount, topics_pictureAndBarGraphsUnitScale as pictureAndBarGraphsUnitScale, topics_placeValueToHundredMillions as placeValueToHundredMillions, topics_plotPointsFirstQuadrant as plotPointsFirstQuadrant, topics_pointsLinesRaysAngles as pointsLinesRaysAngles, topics_polarRectangularConversion as polarRectangularConversion, topics_polygonInteriorExteriorAngles as polygonInteriorExteriorAngles, topics_polygonsOnCoordinatePlane as polygonsOnCoordinatePlane, topics_polynomialLongSyntheticDivision as polynomialLongSyntheticDivision, topics_positionWords as positionWords, topics_powerRuleDerivatives as powerRuleDerivatives, topics_primeFactorizationExponents as primeFactorizationExponents, topics_primeOrComposite as primeOrComposite, topics_productQuotientRuleDerivatives as productQuotientRuleDerivatives, topics_proportionalGraphs as proportionalGraphs, topics_proportionalTables as proportionalTables, topics_pythagoreanDistanceBetweenPoints as pythagoreanDistanceBetweenPoints, topics_pythagoreanMissingSide as pythagoreanMissingSide, topics_pythagoreanTheoremProofConverse as pythagoreanTheoremProofConverse, topics_pythagoreanWordProblems3d as pythagoreanWordProblems3d, topics_quadraticFormulaDiscriminant as quadraticFormulaDiscriminant, topics_quadraticsByFactoring as quadraticsByFactoring, topics_quadraticsComplexRoots as quadraticsComplexRoots, topics_quadrilateralHierarchy as quadrilateralHierarchy, topics_qualitativeFunctionGraphs as qualitativeFunctionGraphs, topics_randomSamplesInference as randomSamplesInference, topics_rateOfChangeInitialValue as rateOfChangeInitialValue, topics_ratioTapeDiagrams as ratioTapeDiagrams, topics_rationalAsymptotesHolesSlant as rationalAsymptotesHolesSlant, topics_rationalEquationsExtraneous as rationalEquationsExtraneous, topics_rationalExpressionsMultiplyDivide as rationalExpressionsMultiplyDivide, topics_readACalendar as readACalendar, topics_readAThermometer as readAThermometer, topics_rectangleAreaPerimeterFormulas as rectangleAreaPerimeterFormulas, topics_reflectFiguresOnGrid as reflectFiguresOnGrid, topics_repeatingDecimalsToFractions as repeatingDecimalsToFractions, topics_repeatingShapePatterns as repeatingShapePatterns, topics_rewriteExpressionsInContext as rewriteExpressionsInContext, topics_riemannTrapezoidSums as riemannTrapezoidSums, topics_romanNumerals as romanNumerals, topics_rotateFiguresOnGrid as rotateFiguresOnGrid, topics_roundDecimals as roundDecimals, topics_roundMultiDigitNumbers as roundMultiDigitNumbers, topics_roundNearestTenHundred as roundNearestTenHundred, topics_sameLineCoordinateDistance as sameLineCoordinateDistance, topics_scaleDrawingsAndMaps as scaleDrawingsAndMaps, topics_scaledPictureAndBarGraphs as scaledPictureAndBarGraphs, topics_scatterPlotsAssociations as scatterPlotsAssociations, topics_scientificNotationConvertCompare as scientificNotationConvertCompare, topics_scientificNotationOperations as scientificNotationOperations, topics_separableEquationsSolutions as separableEquationsSolutions, topics_signedNumbersInContext as signedNumbersInContext, topics_signedOrderOfOperations as signedOrderOfOperations, topics_signedRationalWordProblems as signedRationalWordProblems, topics_similarPolygonSides as similarPolygonSides, topics_similarityByDilations as similarityByDilations, topics_simpleInequalitiesNumberLine as simpleInequalitiesNumberLine, topics_simpleInterestAndCommission as simpleInterestAndCommission, topics_simpleProbabilityModels as simpleProbabilityModels, topics_simpleSystemsAlgebraic as simpleSystemsAlgebraic, topics_simplifyFractions as simplifyFractions, topics_simplifySquareRootRadicals as simplifySquareRootRadicals, topics_skipCount2510100 as skipCount2510100, topics_slopeFields as slopeFields, topics_slopeFromPointsGraphsTables as slopeFromPointsGraphsTables, topics_solveProportions as solveProportions, topics_solveRightTriangles as solveRightTriangles, topics_sortAndCountCategories as sortAndCountCategories, topics_specialRightTriangles as specialRightTriangles, topics_squareAndCubeRoots as squareAndCubeRoots, topics_statisticalQuestions as statisticalQuestions, topics_stemAndLeafPlots as stemAndLeafPlots, topics_storiesAddSubtractWithin10 as storiesAddSubtractWithin10, topics_subtractThreeDigitNumbers as subtractThreeDigitNumbers, topics_subtractTwoDigitNumbers as subtractTwoDigitNumbers, topics_subtractWithPicturesTo10 as subtractWithPicturesTo10, topics_subtractionFactsWithin20 as subtractionFactsWithin20, topics_sumDifferenceAngleFormulas as sumDifferenceAngleFormulas, topics_summaryStatisticsOutliers as summaryStatisticsOutliers, topics_surfaceAreaPrismsPyramids as surfaceAreaPrismsPyramids, topics_systemsByElimination as systemsByElimination, topics_systemsBySubstitution as systemsBySubstitution, topics_tallyAndGraphsThreeCategories as tallyAndGraphsThreeCategories, topics_tallyMarksTo20 as tallyMarksTo20, topics_tangentNormalLines as tangentNormalLines, topics_taxTipDiscountMarkup as taxTipDiscountMarkup, topics_taylorMaclaurinSeriesManipulation as taylorMaclaurinSeriesManipulation, topics_teenNumbersTenAndOnes as teenNumbersTenAndOnes, topics_tellTimeFiveMinutes as tellTimeFiveMinutes, topics_tellTimeHourHalfHour as tellTimeHourHalfHour, topics_tellTimeToMinute as tellTimeToMinute, topics_tenFrameNumbers as tenFrameNumbers, topics_tenMoreTenLess as tenMoreTenLess, topics_tensAndOnes as tensAndOnes, topics_thousandsPlaceValue as thousandsPlaceValue, topics_tileRectanglesWithSquares as tileRectanglesWithSquares, topics_timeFromOneActivityToTheNext as timeFromOneActivityToTheNext, topics_translateFiguresOnGrid as translateFiguresOnGrid, topics_trendLinesAndPredictions as trendLinesAndPredictions, topics_triangleAngleSumExterior as triangleAngleSumExterior, topics_triangleAnglesAaSimilarity as triangleAnglesAaSimilarity, topics_triangleCongruenceCriteria as triangleCongruenceCriteria, topics_triangleConstructionConditions as triangleConstructionConditions, topics_trigEquationSolving as trigEquationSolving, topics_trigRatiosCofunctions as trigRatiosCofunctions, topics_trueFalseEquationsWithin20 as trueFalseEquationsWithin20, topics_twoLineSystemStories as twoLineSystemStories, topics_twoRuleNumberPatterns as twoRuleNumberPatterns, topics_twoStepEquationWordProblems as twoStepEquationWordProblems, topics_twoStepEquations as twoStepEquations, topics_twoStepFourOperationProblems as twoStepFourOperationProblems, topics_twoStepWordProblemsWithin100 as twoStepWordProblemsWithin100, topics_twoWayTablesRelativeFrequency as twoWayTablesRelativeFrequency, topics_unitCircleExactValues as unitCircleExactValues, topics_unitFractionDivisionWordProblems as unitFractionDivisionWordProblems, topics_unitRatesUnitPrices as unitRatesUnitPrices, topics_unitRatesWithFractions as unitRatesWithFractions, topics_unknownAdjacentAngles as unknownAdjacentAngles, topics_variableExponentLaws as variableExponentLaws, topics_vectorComponentsMagnitude as vectorComponentsMagnitude, topics_volumeCompositePrisms as volumeCompositePrisms, topics_volumeCountingCubes as volumeCountingCubes, topics_volumeOfConesAndSpheres as volumeOfConesAndSpheres, topics_volumeOfCylinders as volumeOfCylinders, topics_volumePrismsFractionalEdges as volumePrismsFractionalEdges, topics_volumePrismsPyramids as volumePrismsPyramids, topics_volumePyramidsConesSpheres as volumePyramidsConesSpheres, topics_volumeRectangularPrisms as volumeRectangularPrisms, topics_wholeNumberExponents as wholeNumberExponents, topics_wholeNumbersAsFractions as wholeNumbersAsFractions, topics_wordProblemsWithin20 as wordProblemsWithin20, topics_writeDecimalsTenthsHundredths as writeDecimalsTenthsHundredths, topics_writeInterpretExpressions as writeInterpretExpressions, topics_writeLinearEquationsAllForms as writeLinearEquationsAllForms, topics_writeNameExpressions as writeNameExpressions, topics_writeOneStepEquations as writeOneStepEquations, topics_writeSimplifyRatios as writeSimplifyRatios, topics_zScoreNormalArea as zScoreNormalArea };
}

export { compareDecimalsToHundredths as $, angleRelationshipsEquations as A, anglesAsTurns as B, antiderivativesBasicRules as C, approximateIrrationals as D, arcLengthSectorArea as E, areaBetweenCurves as F, areaByCountingSquares as G, areaCompositePolygons as H, areaDistributiveProperty as I, areaOfCircles as J, areaOfRectangles as K, areaOfRectilinearFigures as L, areaTrianglesQuadrilaterals as M, areaWithFractionalSides as N, arithmeticSequencesExplicitRecursive as O, arraysRepeatedAddition as P, binomialDistribution as Q, boxPlotsFiveNumberSummary as R, breakApartNumbersTo10 as S, chainRuleDerivatives as T, circleEquationStandardForm as U, circleGraphs as V, circumferenceOfCircles as W, classifyFiguresLinesAngles as X, classifyQuadrilateralsAttributes as Y, classifyRealNumbers as Z, classifyTrianglesSidesAngles as _, absoluteExtremaCandidates as a, equationsVariablesBothSides as a$, compareFractionsDifferentDenominators as a0, compareFunctionsRepresentations as a1, compareGroupsOfObjects as a2, compareMeasurableAttributes as a3, compareNumbersTo10 as a4, compareOrderDecimalsThousandths as a5, compareOrderMultiDigit as a6, compareOrderRationals as a7, compareProportionalSlopes as a8, compareSameNumeratorOrDenominator as a9, decimalFormsToThousandths as aA, decimalPlaceValueTenTimes as aB, decimalWordProblems as aC, decomposeFractions as aD, definingAttributesOfShapes as aE, definiteIntegralsFtc as aF, dependentIndependentVariables as aG, digitValueTenTimes as aH, dilateFiguresOnGrid as aI, discreteRandomVariableMeanSd as aJ, distributionShapeBestMeasure as aK, distributiveTwoStepEquations as aL, divideDecimals as aM, divideFractionsByFractions as aN, divideMultidigitFluently as aO, divideUnitFractionsWholeNumbers as aP, divisibilityRules2To10 as aQ, divisionFactsByFamily as aR, dotPlotsHistogramsAnalyze as aS, doubleNumberLines as aT, doublesAndNearDoubles as aU, elapsedTime as aV, ellipseHyperbolaFeatures as aW, equalGroupsMultiplication as aX, equalSharesHalvesFourths as aY, equalSharingDivision as aZ, equationsNumberOfSolutions as a_, compareThreeDigitNumbers as aa, compareTwoDigitNumbers as ab, compareTwoPopulationsVisually as ac, complexNumberArithmetic as ad, composeSimpleShapes as ae, composeTwoAndThreeDShapes as af, compositeAreaWithCircles as ag, compoundEventProbability as ah, compoundInequalities as ai, conditionalProbabilityIndependence as aj, confidenceIntervalProportions as ak, congruenceByRigidMotions as al, constantOfProportionalityEquations as am, convertFractionDecimalPercent as an, convertLargerToSmallerUnits as ao, convertUnitsWithRatios as ap, convertUnitsWithinSystem as aq, coordinateGraphsRealWorld as ar, countCoinsAndBills as as, countObjectsTo20 as at, countOnCountBack as au, countPenniesNickelsDimes as av, countSidesAndVertices as aw, countTo100OnesTens as ax, countTo120 as ay, crossSectionsOfSolids as az, absoluteValueEquations as b, lineEquationsSlopeIntercept as b$, equivalentExpressionsProperties as b0, equivalentFractionsModels as b1, equivalentFractionsNumeric as b2, equivalentRatioTables as b3, estimateDecimalOperations as b4, estimateLengthsChooseUnit as b5, estimateProductsQuotients as b6, estimateSumsDifferences as b7, evaluateExpressionsFormulas as b8, evaluateLogarithmsDefinition as b9, functionRulesTables as bA, gcfAndLcm as bB, geometricSeriesSums as bC, graphLinearInequalitiesTwoVariables as bD, graphLinesSlopeIntercept as bE, graphQuadraticFunctions as bF, graphRatioPairs as bG, halvesThirdsFourthsOfShapes as bH, howMuchLongerMeasured as bI, hundredsTensOnes as bJ, identifyFunctionsMultipleForms as bK, identifyPolygonsByAttributes as bL, implicitDifferentiation as bM, inputOutputTablesOneStep as bN, inscribedAnglesQuadrilaterals as bO, integerExponentLaws as bP, integerSumsOnNumberLine as bQ, integrationByParts as bR, integrationUSubstitution as bS, interpretRemainders as bT, intersectionOfTwoLinesGraph as bU, inverseFunctionsAlgebraic as bV, lawOfCosinesSolve as bW, lawOfSinesSolve as bX, leastSquaresRegressionLine as bY, lengthWordProblemsWithin100 as bZ, limitsAlgebraicTechniques as b_, evenOddNumberPatterns as ba, evenOrOdd as bb, expandCombineLinearExpressions as bc, expandedFormTo1000 as bd, experimentalProbabilitySimulation as be, explainAdditionStrategies as bf, exponentLawsMonomials as bg, exponentialEquationsLogs as bh, exponentialGrowthDecayModels as bi, factFamiliesWithin20 as bj, factorGcfFromSums as bk, factorLinearExpressions as bl, factorSpecialPatterns as bm, factorTreesPrimeFactorization as bn, factorTrinomialsLeadingOne as bo, factorsMultiplesPairs as bp, fourQuadrantPlotting as bq, fractionAddSubtractWordProblems as br, fractionDivisionStories as bs, fractionMultiplicationWordProblems as bt, fractionToRepeatingDecimal as bu, fractionWordProblemsLikeDenominators as bv, fractionsAsDivision as bw, fractionsDecimalsTenthsHundredths as bx, fractionsOnNumberLine as by, functionNotationEvaluate as bz, absoluteValueMeaning as c, numberLineSumsWithin100 as c$, lineGraphs as c0, linePlotWholeUnits as c1, linePlotsFractionData as c2, linePlotsFractionOperations as c3, linearVsNonlinearFunctions as c4, linesOfSymmetry as c5, literalEquationsFormulas as c6, logarithmProperties as c7, longDivisionOneDigitDivisor as c8, longDivisionTwoDigitDivisor as c9, multiStepEquationsOneSide as cA, multidigitDecimalProducts as cB, multidigitDecimalQuotients as cC, multidigitDecimalSumsDifferences as cD, multiplicationAsScaling as cE, multiplicationDivisionFactFamilies as cF, multiplicationDivisionWordProblems as cG, multiplicationFactsByFamily as cH, multiplicationProperties as cI, multiplicationTablePatterns as cJ, multiplicativeComparison as cK, multiplyByMultiplesOfTen as cL, multiplyByOneDigit as cM, multiplyDecimals as cN, multiplyDivideIntegers as cO, multiplyDividePowersOfTen as cP, multiplyDivideRationals as cQ, multiplyFractionByWhole as cR, multiplyFractionsByFractions as cS, multiplyMixedNumbers as cT, multiplyPolynomialsSpecialProducts as cU, multiplyTwoDigitByTwoDigit as cV, multistepWordProblems as cW, nameFlatAndSolidShapes as cX, nameFractionsOfShapes as cY, netsSurfaceArea as cZ, numberAndShapePatterns as c_, madAndIqr as ca, makeChangeFromBills as cb, makeTenPartners as cc, makeTenToAdd as cd, massAndLiquidVolume as ce, massVolumeWordProblems as cf, matrixArithmeticOperations as cg, meanMedianModeRange as ch, measureDrawAnglesProtractor as ci, measurePlotQuarterInch as cj, measureWithEqualUnits as ck, measureWithInchCmRuler as cl, measurementWordProblemsFourOperations as cm, mentalAddSubtract10100 as cn, midpointPartitionSegment as co, missingFactorEquations as cp, missingNumberWithin100 as cq, missingNumberWithin20 as cr, mixedFactsWithin20 as cs, mixedFourOperationsReview as ct, mixedNumbersImproperFractions as cu, mixedOperationFacts as cv, mixedOperationsMultiDigit as cw, moneyWordProblemsCentsDollars as cx, multiDigitMultiplication as cy, multiDigitNumberForms as cz, addSeveralTwoDigitNumbers as d, roundMultiDigitNumbers as d$, numberWordsTo1000 as d0, numberWordsTo120 as d1, numberWordsTo20 as d2, oneMoreOneLess as d3, oneStepEquationsNonnegative as d4, oneStepEquationsRational as d5, oneStepWordProblemsWithin100 as d6, oneTwoStepInequalities as d7, oppositesRationalsNumberLine as d8, orderOfOperationsExponents as d9, proportionalTables as dA, pythagoreanDistanceBetweenPoints as dB, pythagoreanMissingSide as dC, pythagoreanTheoremProofConverse as dD, pythagoreanWordProblems3d as dE, quadraticFormulaDiscriminant as dF, quadraticsByFactoring as dG, quadraticsComplexRoots as dH, quadrilateralHierarchy as dI, qualitativeFunctionGraphs as dJ, randomSamplesInference as dK, rateOfChangeInitialValue as dL, ratioTapeDiagrams as dM, rationalAsymptotesHolesSlant as dN, rationalEquationsExtraneous as dO, rationalExpressionsMultiplyDivide as dP, readACalendar as dQ, readAThermometer as dR, rectangleAreaPerimeterFormulas as dS, reflectFiguresOnGrid as dT, repeatingDecimalsToFractions as dU, repeatingShapePatterns as dV, rewriteExpressionsInContext as dW, riemannTrapezoidSums as dX, romanNumerals as dY, rotateFiguresOnGrid as dZ, roundDecimals as d_, orderOfOperationsWholeNumbers as da, orderThreeLengths as db, ordinalPositionsToTenth as dc, parallelLinesTransversalAngles as dd, partialFractionDecomposition as de, percentChangeAndError as df, percentEquationThreeCases as dg, percentPartWhole as dh, perimeterOfPolygons as di, perimeterVersusAreaRectangles as dj, permutationsCombinationsCount as dk, pictureAndBarGraphsUnitScale as dl, placeValueToHundredMillions as dm, plotPointsFirstQuadrant as dn, pointsLinesRaysAngles as dp, polarRectangularConversion as dq, polygonInteriorExteriorAngles as dr, polygonsOnCoordinatePlane as ds, polynomialLongSyntheticDivision as dt, positionWords as du, powerRuleDerivatives as dv, primeFactorizationExponents as dw, primeOrComposite as dx, productQuotientRuleDerivatives as dy, proportionalGraphs as dz, addSubtractDecimals as e, twoLineSystemStories as e$, roundNearestTenHundred as e0, sameLineCoordinateDistance as e1, scaleDrawingsAndMaps as e2, scaledPictureAndBarGraphs as e3, scatterPlotsAssociations as e4, scientificNotationConvertCompare as e5, scientificNotationOperations as e6, separableEquationsSolutions as e7, signedNumbersInContext as e8, signedOrderOfOperations as e9, surfaceAreaPrismsPyramids as eA, systemsByElimination as eB, systemsBySubstitution as eC, tallyAndGraphsThreeCategories as eD, tallyMarksTo20 as eE, tangentNormalLines as eF, taxTipDiscountMarkup as eG, taylorMaclaurinSeriesManipulation as eH, teenNumbersTenAndOnes as eI, tellTimeFiveMinutes as eJ, tellTimeHourHalfHour as eK, tellTimeToMinute as eL, tenFrameNumbers as eM, tenMoreTenLess as eN, tensAndOnes as eO, thousandsPlaceValue as eP, tileRectanglesWithSquares as eQ, timeFromOneActivityToTheNext as eR, translateFiguresOnGrid as eS, trendLinesAndPredictions as eT, triangleAngleSumExterior as eU, triangleAnglesAaSimilarity as eV, triangleCongruenceCriteria as eW, triangleConstructionConditions as eX, trigEquationSolving as eY, trigRatiosCofunctions as eZ, trueFalseEquationsWithin20 as e_, signedRationalWordProblems as ea, similarPolygonSides as eb, similarityByDilations as ec, simpleInequalitiesNumberLine as ed, simpleInterestAndCommission as ee, simpleProbabilityModels as ef, simpleSystemsAlgebraic as eg, simplifyFractions as eh, simplifySquareRootRadicals as ei, skipCount2510100 as ej, slopeFields as ek, slopeFromPointsGraphsTables as el, solveProportions as em, solveRightTriangles as en, sortAndCountCategories as eo, specialRightTriangles as ep, squareAndCubeRoots as eq, statisticalQuestions as er, stemAndLeafPlots as es, storiesAddSubtractWithin10 as et, subtractThreeDigitNumbers as eu, subtractTwoDigitNumbers as ev, subtractWithPicturesTo10 as ew, subtractionFactsWithin20 as ex, sumDifferenceAngleFormulas as ey, summaryStatisticsOutliers as ez, addSubtractFluentlyWithin5 as f, twoRuleNumberPatterns as f0, twoStepEquationWordProblems as f1, twoStepEquations as f2, twoStepFourOperationProblems as f3, twoStepWordProblemsWithin100 as f4, twoWayTablesRelativeFrequency as f5, unitCircleExactValues as f6, unitFractionDivisionWordProblems as f7, unitRatesUnitPrices as f8, unitRatesWithFractions as f9, unknownAdjacentAngles as fa, variableExponentLaws as fb, vectorComponentsMagnitude as fc, volumeCompositePrisms as fd, volumeCountingCubes as fe, volumeOfConesAndSpheres as ff, volumeOfCylinders as fg, volumePrismsFractionalEdges as fh, volumePrismsPyramids as fi, volumePyramidsConesSpheres as fj, volumeRectangularPrisms as fk, wholeNumberExponents as fl, wholeNumbersAsFractions as fm, wordProblemsWithin20 as fn, writeDecimalsTenthsHundredths as fo, writeInterpretExpressions as fp, writeLinearEquationsAllForms as fq, writeNameExpressions as fr, writeOneStepEquations as fs, writeSimplifyRatios as ft, zScoreNormalArea as fu, addSubtractFractionsLikeDenominators as g, addSubtractFractionsUnlikeDenominators as h, addSubtractIntegers as i, addSubtractMixedLikeDenominators as j, addSubtractMixedUnlikeDenominators as k, addSubtractMoney as l, addSubtractMultiDigit as m, addSubtractMultiplesOfTen as n, addSubtractPolynomials as o, addSubtractRationals as p, addSubtractWithin10 as q, addSubtractWithin1000 as r, addTensAndOnesWithin100 as s, topics as t, addTenthsAndHundredths as u, addThreeDigitNumbers as v, addThreeNumbers as w, addTwoDigitNumbers as x, addWithPicturesTo10 as y, additionFactsWithin20 as z };

/** Every code a caller may meet. The service maps each to a status. */
type ErrorCode = 'invalid_request' | 'unknown_grade' | 'unknown_topic' | 'topic_not_implemented' | 'difficulty_not_available' | 'duplicate_entry_id' | 'too_many_problems' | 'topics_not_loaded' | 'content_version_gone' | 'invalid_option' | 'unsupported_character' | 'figure_not_loaded' | 'generation_failed';
interface ErrorDetail {
    readonly path: string;
    readonly code: ErrorCode;
    readonly message: string;
}
/** The one error of the library. Its message says what is wrong, why, and what to do. */
declare class WorksheetError extends Error {
    readonly name = "WorksheetError";
    readonly code: ErrorCode;
    readonly details: readonly ErrorDetail[];
    constructor(code: ErrorCode, message: string, details?: readonly ErrorDetail[], options?: ErrorOptions);
}
/** A broken promise inside the library: always a bug, never the caller's fault. A message with values is made when needed. */
declare function assert(condition: unknown, message: string | (() => string)): asserts condition;
/** The same where a value is due. */
declare function failed(message: string): never;
/** The default branch of every switch over a closed union. */
declare function never(value: never): never;

export { type ErrorCode as E, WorksheetError as W, type ErrorDetail as a, assert as b, failed as f, never as n };

import { a as Layout, E as Expr, L as Locale, B as Block } from './content.js';
export { A as AccentMark, e as Align, f as Anchor, b as Both, g as Cell, h as Delimiter, D as Drawing, F as Figure, I as Inline, i as LOCALES, P as Primitive, j as Segment, k as Stroke, l as TONES, m as TableGap, T as Term, n as Token, o as TokenKind, p as Tone } from './content.js';
export { E as ErrorCode, a as ErrorDetail, W as WorksheetError, n as never } from './errors.js';
import { h as ShownProblem, S as ShownBlock, k as ShownWorksheet, i as ShownSection, W as Worksheet } from './shown.js';
export { A as Answer, C as Choice, P as Problem, a as ShownCell, b as ShownDirection, c as ShownGrid, d as ShownGridRow, e as ShownInline, f as ShownLabels, g as ShownMaths, j as ShownStep, l as WorksheetEntry } from './shown.js';
import './noun.js';
import './index.js';
import './topic.js';

interface Reach {
    readonly ascent: number;
    readonly depth: number;
}
interface Size extends Reach {
    readonly width: number;
}
/** About how wide words are, in em: enough to keep labels apart, not to set type. */
declare function textWidth(text: string): number;
/** About how wide a formula is, in em. */
declare function widthOf(layout: Layout): number;
/** About how large a formula is, in em. */
declare const sizeOf: (layout: Layout) => Size;

/** Decides, once for every renderer, how an expression looks: brackets, signs, 1x, separators, function names. */
declare function present(expr: Expr, locale: Locale): Layout;

/** A formula as a teacher reads it aloud: for alternate text. Grouping is said where the ear would lose it. */
declare const speechOf: (expr: Expr, locale: Locale) => string;

/** Maths for a terminal, a search index or a plain-text answer. */
declare function textOf(layout: Layout): string;

/** What is said above a problem, with the numbers of the problems it is for: "4–7. Multiply." Nothing where nothing is said. */
declare function directionOf({ number, direction }: ShownProblem, startNumber?: number): readonly ShownBlock[];
/** The problems of a section in runs: a run ends where something is said above the next problem. */
declare function runsOf(problems: readonly ShownProblem[]): readonly (readonly ShownProblem[])[];

declare const FONT_SIZES: readonly ["small", "normal", "large"];
/** Of the text of a sheet, for the grades it is for: those who learn to write have larger letters at each size. */
type FontSize = (typeof FONT_SIZES)[number];
/** The sizes of text on paper, in points. */
declare const TEXT_SIZES: readonly [10, 12, 15, 18];
type TextSize = (typeof TEXT_SIZES)[number];
/** In points. A sheet with a problem for older children has their size. */
declare const textSizeOf: (fontSize: FontSize, { sections }: Pick<ShownWorksheet, "sections">) => TextSize;

/** What every renderer of a sheet takes, under these names. Each has more of its own. */
interface SheetOptions {
    /** Any text, at the top. */
    readonly title?: string;
    /** Appends the answers. */
    readonly showAnswerKey?: boolean;
    /** Appends the worked solutions that the worksheet holds, after the answers or instead of them. */
    readonly showSolutions?: boolean;
    /** Says easy, medium or hard beside the name of each topic. */
    readonly showDifficulty?: boolean;
    /** The number of the first problem. */
    readonly startNumber?: number;
    /** Of the text. Each is larger on a sheet that is all for kindergarten or grade 1. */
    readonly fontSize?: FontSize;
}
/** What an option is where it is left out, and what it may be. */
interface OptionRule<Value> {
    readonly usual: Value;
    readonly takes: (value: unknown) => boolean;
    /** Completes "must be". */
    readonly expected: string;
}
type OptionRules<Checked> = {
    readonly [Name in keyof Checked]: OptionRule<Checked[Name]>;
};
declare const textOption: OptionRule<string>;
declare const flagOption: (usual: boolean) => OptionRule<boolean>;
declare const choiceOption: <Value extends string | number>(usual: Value, choices: readonly Value[]) => OptionRule<Value>;
declare const SHEET_OPTIONS: OptionRules<Required<SheetOptions>>;
/** Fills in what is left out, and names the first option that cannot be; those of an option within others by its path. */
declare function checkOptions<Checked extends object>(renderer: string, rules: OptionRules<Checked>, given: unknown, path?: string): Checked;

/** Settles language and notation, so that a renderer has only to set what it is given. */
declare const showBlocks: (blocks: readonly Block[], locale: Locale) => readonly ShownBlock[];

/** The sections that have worked solutions, each with the problems that have one. */
declare function solvedSections(sections: readonly ShownSection[]): readonly ShownSection[];

/** Content as plain text: for a terminal, for search, for reading aloud. */
declare const contentToText: (blocks: readonly Block[], locale: Locale) => string;
declare const shownToText: (blocks: readonly ShownBlock[]) => string;

/** A worksheet as it was generated, or already shown: language and notation settled. */
type Printable = Worksheet | ShownWorksheet;
/** A worksheet in its own language and notation: what every renderer starts from. */
declare function showWorksheet(worksheet: Printable): ShownWorksheet;

export { Block, Expr, FONT_SIZES, type FontSize, Layout, Locale, type OptionRule, type OptionRules, type Printable, SHEET_OPTIONS, type SheetOptions, ShownBlock, ShownProblem, ShownSection, ShownWorksheet, type Size, TEXT_SIZES, type TextSize, Worksheet, checkOptions, choiceOption, contentToText, directionOf, flagOption, present, runsOf, showBlocks, showWorksheet, shownToText, sizeOf, solvedSections, speechOf, textOf, textOption, textSizeOf, textWidth, widthOf };

import { A as AnswerValue, R as Requirement, D as Difficulty, F as FormKind } from './topic.js';
import { B as Block, L as Locale, a as Layout, E as Expr, D as Drawing, R as ReasonId } from './content.js';

/** The answer of a problem in the worksheet's language. `type` tells what `value` is, which is canonical for it. */
type Answer = AnswerValue & {
    /** What a pupil's answer must also be, such as lowest terms. */
    readonly requires: Requirement | null;
    /** The answer, and below it what else the key prints, such as the corrected line. */
    readonly content: readonly Block[];
    /** The letter of the right choice. */
    readonly label: string | null;
};
interface Choice {
    readonly label: string;
    readonly content: readonly Block[];
    /** The name of the mistake that leads here; null for the right choice, and where the choices are fixed. */
    readonly mistake: string | null;
}
interface Problem {
    /** Made from the seed: the same request gives the same ids. */
    readonly id: string;
    /** Counts through the whole worksheet, from 1. */
    readonly number: number;
    /** Which presentation of the topic this is. */
    readonly form: string;
    /** What the pupil does. */
    readonly kind: FormKind;
    readonly instruction: readonly Block[];
    readonly prompt: readonly Block[];
    readonly choices: readonly Choice[];
    readonly answer: Answer;
    /** The steps of a worked solution, where it was asked for. */
    readonly solution: readonly Block[] | null;
    /** Lines of working space, where the topic's author decided; otherwise judged by the prompt. */
    readonly lines: number | null;
    readonly wide: boolean;
}
/** The problems of one entry. `instruction` is said once for all where they agree on it; it is empty where each says its own. */
interface WorksheetEntry {
    readonly id: string;
    readonly grade: string;
    readonly topic: string;
    /** The topic's name in the worksheet's language. */
    readonly title: string;
    readonly difficulty: Difficulty;
    readonly count: number;
    /** The forms that the entry names, where it names some. */
    readonly forms?: readonly string[];
    /** Which revision of the topic's problems these are. */
    readonly rev: number;
    readonly instruction: readonly Block[];
    readonly problems: readonly Problem[];
}
interface Worksheet {
    readonly id: string;
    readonly seed: number;
    readonly locale: Locale;
    /** Tells which version of the generators made it. */
    readonly contentVersion: string;
    readonly problemCount: number;
    readonly entries: readonly WorksheetEntry[];
}

/** Content with language and notation settled: all that a renderer needs to know. */
type ShownBlock = {
    readonly kind: 'paragraph';
    readonly content: readonly ShownInline[];
}
/** A formula that stands alone, in display style. */
 | ShownMaths | {
    readonly kind: 'list';
    readonly ordered: boolean;
    readonly items: readonly (readonly ShownInline[])[];
} | {
    readonly kind: 'table';
    readonly head: readonly ShownCell[] | null;
    readonly rows: readonly (readonly ShownCell[])[];
    readonly rowHeads: boolean;
} | ShownGrid | {
    readonly kind: 'figure';
    readonly name: string;
    readonly drawing: Drawing;
    readonly alt: string;
}
/** Figures or other blocks side by side, as many in a line as fit. */
 | {
    readonly kind: 'side-by-side';
    readonly items: readonly (readonly ShownBlock[])[];
} | ShownStep;
/** A step of a worked solution: its maths, and what was done. */
interface ShownStep {
    readonly kind: 'step';
    /** The name of the reason, the same in every language. */
    readonly reason: ReasonId;
    readonly says: readonly ShownInline[];
    readonly work: readonly ShownBlock[];
}
type ShownInline = string | ShownMaths;
type ShownCell = readonly ShownInline[];
interface ShownMaths {
    readonly kind: 'maths';
    readonly layout: Layout;
    /** What it means, for spoken text. */
    readonly of: Expr;
}
/**
 * Digits in columns of equal width: column arithmetic and long division.
 * Columns and rows count from 0 at the upper left; a rule stands under its row and runs over whole columns.
 */
interface ShownGrid {
    readonly kind: 'grid';
    readonly columns: number;
    readonly rows: readonly ShownGridRow[];
    readonly rules: readonly {
        readonly underRow: number;
        readonly from: number;
        readonly to: number;
    }[];
    /** The division bracket: a curve left of the column, and a bar above the row from that column to the last. */
    readonly bracket: {
        readonly row: number;
        readonly column: number;
    } | null;
    /** Reads the whole calculation aloud. */
    readonly alt: string;
}
interface ShownGridRow {
    readonly cells: readonly {
        readonly column: number;
        readonly text: string;
    }[];
    /** Carries and regrouped digits stand small above their column. */
    readonly small: boolean;
}
/** A worksheet ready to set: what all renderers start from. */
interface ShownWorksheet {
    readonly locale: 'en' | 'es';
    readonly sections: readonly ShownSection[];
    readonly labels: ShownLabels;
}
interface ShownSection {
    readonly id: string;
    /** The id of the grade, such as "k" or "algebra-1". */
    readonly grade: string;
    /** The name of the topic. */
    readonly title: string;
    /** easy, medium, hard in the worksheet's language. */
    readonly difficulty: string;
    /** Said once above the problems. Empty where each problem says its own. */
    readonly instruction: readonly ShownBlock[];
    readonly problems: readonly ShownProblem[];
}
/** An instruction that several problems of a section share, one after another. */
interface ShownDirection {
    readonly said: readonly ShownBlock[];
    /** How many problems it is for. */
    readonly count: number;
}
interface ShownProblem {
    readonly number: number;
    readonly id: string;
    /** Said above this problem for it and those that follow, or null. */
    readonly direction: ShownDirection | null;
    /** With its own instruction first where neither the section nor a direction says it. */
    readonly prompt: readonly ShownBlock[];
    readonly choices: readonly {
        readonly label: string;
        readonly content: readonly ShownBlock[];
    }[];
    readonly answer: readonly ShownBlock[];
    /** The label of the right choice, or null. */
    readonly answerLabel: string | null;
    /** The steps of a worked solution; null where it was not asked for. */
    readonly solution: readonly ShownBlock[] | null;
    /** Lines of working that a pupil needs below the prompt, at normal workspace. */
    readonly lines: number;
    /** Needs the whole width of the page. */
    readonly wide: boolean;
}
/** The few words a renderer prints itself. */
interface ShownLabels {
    readonly name: string;
    readonly date: string;
    readonly score: string;
    readonly answerKey: string;
    readonly solution: string;
    readonly solutions: string;
    readonly answer: string;
    readonly page: string;
    readonly of: string;
    readonly version: string;
    readonly worksheet: string;
    readonly problem: string;
    /** After what is said again on another page. */
    readonly continued: string;
}

export type { Answer as A, Choice as C, Problem as P, ShownBlock as S, Worksheet as W, ShownCell as a, ShownDirection as b, ShownGrid as c, ShownGridRow as d, ShownInline as e, ShownLabels as f, ShownMaths as g, ShownProblem as h, ShownSection as i, ShownStep as j, ShownWorksheet as k, WorksheetEntry as l };
