import { A as AnswerKind, J as Json, R as Requirement, B as Block, D as Difficulty, L as Locale, T as Topic } from './topic.js';
export { a as AccentMark, b as Align, c as Anchor, d as Both, C as Cell, e as DIFFICULTIES, f as Delimiter, g as Drawing, E as Expr, F as Figure, I as Inline, h as LOCALES, i as Layout, P as Primitive, S as Segment, j as Stroke, k as TONES, l as TableGap, m as Term, n as Token, o as TokenKind, p as Tone } from './topic.js';
import * as z from 'zod';
import { WorksheetError, Worksheet, Problem } from './show.js';
export { Answer, Choice, ErrorCode, ErrorDetail, ShownBlock, ShownCell, ShownDirection, ShownGrid, ShownGridRow, ShownInline, ShownLabels, ShownMaths, ShownProblem, ShownSection, ShownWorksheet, Size, WorksheetEntry, contentToText, directionOf, never, present, runsOf, showBlocks, showWorksheet, shownToText, sizeOf, speechOf, textOf, textWidth, widthOf } from './show.js';

/** What a machine needs of an answer to grade an input. `label` and `content` let choices be answered by letter and by words. */
interface GradedAnswer {
    readonly type: AnswerKind;
    readonly value: Json;
    readonly requires?: Requirement | null;
    readonly label?: string | null;
    readonly content?: readonly Block[];
}
/** Whether a pupil's input is right: any mathematically equal form that the prompt allows. Never throws. */
declare function isCorrect(answer: GradedAnswer, input: string): boolean;

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
    readonly id: string;
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
    readonly grade: string;
})[];

declare const LIMITS: {
    readonly problems: 150;
    readonly countPerEntry: 30;
    readonly entryIdLength: 100;
};
declare const entrySchema: z.ZodObject<{
    id: z.ZodString;
    grade: z.ZodString;
    topic: z.ZodString;
    difficulty: z.ZodEnum<{
        medium: "medium";
        easy: "easy";
        hard: "hard";
    }>;
    count: z.ZodInt;
}, z.core.$strip>;
declare const requestSchema: z.ZodObject<{
    entries: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        grade: z.ZodString;
        topic: z.ZodString;
        difficulty: z.ZodEnum<{
            medium: "medium";
            easy: "easy";
            hard: "hard";
        }>;
        count: z.ZodInt;
    }, z.core.$strip>>;
    locale: z.ZodOptional<z.ZodString>;
    seed: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
type WorksheetRequest = z.input<typeof requestSchema>;
type RequestEntry = z.output<typeof entrySchema>;
/** A request that can be served, with all its names resolved. */
interface CheckedRequest {
    readonly entries: readonly (RequestEntry & {
        readonly difficulty: Difficulty;
        readonly subject: Topic;
    })[];
    readonly locale: Locale;
    readonly seed: number | null;
    readonly warnings: readonly string[];
}
/** Names what is wrong with a request, all of it, each by its path; or gives it back ready to serve. */
declare function checkRequest(input: unknown): CheckedRequest;
/** One error for every shape problem, each named by its path. */
declare function shapeError(issues: readonly z.core.$ZodIssue[]): WorksheetError;

/** A worksheet with the letter that tells it from its sisters. */
interface WorksheetVersion {
    readonly version: string;
    readonly worksheet: Worksheet;
}
/** Sisters of a worksheet for neighbours in class: the same topics and levels, other numbers. The first is the worksheet itself. */
declare function worksheetVersions(worksheet: Worksheet, count?: number): readonly WorksheetVersion[];

/** Rises whenever the same seed may give other problems than before. */
declare const CONTENT_VERSION = "1.0.0";
interface WorksheetOptions {
    /** Adds worked solutions to the problems whose topic has them. */
    readonly solutions?: boolean;
}
/** Generates a worksheet. The same request always gives the same worksheet. */
declare const generateWorksheet: (request: WorksheetRequest, options?: WorksheetOptions) => Worksheet;
/** The same for a request that has been checked already. */
declare function worksheetOf({ entries, locale, seed: asked }: CheckedRequest, { solutions }?: WorksheetOptions): Worksheet;
/** One problem of a topic, by a key of the caller's own: the same key always gives the same problem. */
declare function generateProblem(topic: Topic, difficulty: Difficulty, key: string | number, locale?: Locale): Problem;

export { AnswerKind, Block, CONTENT_VERSION, type CatalogGrade, type CatalogTopic, type CheckedRequest, Difficulty, Json, LIMITS, Locale, Problem, type RequestEntry, Requirement, Topic, Worksheet, WorksheetError, type WorksheetOptions, type WorksheetRequest, type WorksheetVersion, catalog, checkRequest, entrySchema, generateProblem, generateWorksheet, isCorrect, requestSchema, shapeError, topicsForStandard, worksheetOf, worksheetVersions };

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

declare const LOCALES: readonly ["en", "es"];
type Locale = (typeof LOCALES)[number];
/** Something said in both languages. Leaving one out does not compile. */
interface Both<T> {
    readonly en: T;
    readonly es: T;
}

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

/** What is written in a figure: a formula, a number, a lexicon term, or words('Dogs', 'Perros'). Never a string. */
type Label = Expr | Term;

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

type Point = readonly [x: number, y: number];

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

/** Rays from one point with the angles between them: adjacent, vertical, complementary, supplementary. */
interface AngleDiagram extends Diagram {
    readonly kind: 'angle-diagram';
    readonly vertex: string;
}

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

/** A countable noun in both languages. Spanish gender decides cuántos or cuántas, un or una. */
interface Noun {
    readonly en: readonly [one: string, many: string];
    readonly es: readonly [one: string, many: string];
    readonly gender: 'm' | 'f';
}

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

/** The numbers at a chart's side. */
interface ChartScale {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    /** Every so many lines one bears its number. */
    readonly every: number;
    readonly percent: boolean;
}

/** Bars over categories, one or more for each; stacked, or side by side. */
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
}
interface BarSeries {
    readonly name: Label | null;
    /** In the order of the categories; null is a bar for the pupil to draw. */
    readonly values: readonly (number | null)[];
}

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

/** A circle of radius 1 about the origin, with points on it by degrees, and lines, angles, arcs and shaded parts. */
interface Circle extends Diagram {
    readonly kind: 'circle';
    readonly center: string;
}

/** An analog clock. Without hands for the pupil to draw them. */
interface Clock {
    readonly kind: 'clock';
    readonly hour: number;
    readonly minute: number;
    readonly hands: boolean;
}

/** Two axes, with or without a grid. */
interface Plane {
    readonly x: Axis;
    readonly y: Axis;
    readonly grid: boolean;
}

/** A dot on a plane: a circle where it is open. */
interface PlanePoint {
    readonly at: Point;
    readonly label: Label | null;
    readonly open: boolean;
}
/** A straight line through two points: all of it, from the first point on, between them, or an arrow from one to the other. */
interface PlaneLine {
    readonly through: readonly [Point, Point];
    readonly extent: 'line' | 'ray' | 'segment' | 'arrow';
    readonly dashed: boolean;
    readonly label: Label | null;
}
interface PlanePolygon {
    readonly vertices: readonly Point[];
    /** One for each vertex, or none. */
    readonly names: readonly Label[];
    readonly shaded: boolean;
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

/** A dot for each value over a scale; several plots stand one above the other over the same scale. */
interface DotPlot {
    readonly kind: 'dot-plot';
    readonly axis: Axis;
    readonly plots: readonly {
        readonly label: Label | null;
        readonly values: readonly number[];
    }[];
}

/** Bars cut into parts, one below the other: wholes of one size, so that parts can be compared. */
interface FractionBar {
    readonly kind: 'fraction-bar';
    readonly rows: readonly BarRow[];
}
interface BarRow {
    readonly label: Label | null;
    readonly wholes: readonly (readonly BarPart[])[];
    /** Written over a brace that spans the row. */
    readonly total: Label | null;
}
interface BarPart {
    /** Its share of the whole: all the same where the parts are equal. */
    readonly size: number;
    readonly fill: Fill;
    readonly crossed: boolean;
    readonly label: Label | null;
}

/** Circles cut into parts from the center, clockwise from the top. */
interface FractionCircle {
    readonly kind: 'fraction-circle';
    readonly circles: readonly (readonly CirclePart[])[];
}
interface CirclePart {
    /** Its share of the circle: all the same where the parts are equal. */
    readonly size: number;
    readonly fill: Fill;
    readonly label: Label | null;
}

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

/** Any figure of points, lines, angles, circles and shaded shapes, placed from coordinates. */
interface GeometryDiagram extends Diagram {
    readonly kind: 'geometry-diagram';
}

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
    /** In units, and where the bar starts. */
    readonly length: number;
    readonly start: number;
    readonly units: UnitRow | null;
}
/** Units laid along a bar; a gap below 0 makes them overlap. */
interface UnitRow {
    readonly count: number;
    readonly start: number;
    readonly size: number;
    readonly gap: number;
}

/** An exact place or amount, as plain JSON. */
interface Exact {
    readonly n: number;
    readonly d: number;
}

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

/** A polygon with its labels and marks; the first lines are its sides in order. */
interface Polygon extends Diagram {
    readonly kind: 'polygon';
    readonly corners: number;
}

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

/** A curve with the rectangles or trapezoids of a sum under it. */
interface RiemannSum extends Plane {
    readonly kind: 'riemann-sum';
    readonly curve: Curve;
    /** The ends of the subintervals. */
    readonly partition: readonly number[];
    readonly rule: 'left' | 'right' | 'midpoint' | 'trapezoid';
    readonly shown: boolean;
}

/** A triangle by its true shape, with labels and marks. The first three lines are its sides AB, BC, CA. */
interface Triangle extends Diagram {
    readonly kind: 'triangle';
}

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

/** Objects over a drawn ruler, so that the scale of the print does not matter; or over two rulers. */
interface RulerFigure {
    readonly kind: 'ruler';
    readonly rulers: readonly Ruler[];
    /** In units of the first ruler. */
    readonly objects: readonly MeasuredObject[];
}
interface Ruler {
    readonly unit: RulerUnit;
    readonly length: number;
    /** Parts of one unit: 1, 2, 4, 8 or 10. */
    readonly parts: number;
}
type RulerUnit = 'inch' | 'centimeter';
interface MeasuredObject {
    readonly from: Exact;
    readonly to: Exact;
    readonly shape: 'pencil' | 'bar' | 'segment';
    readonly label: Label | null;
}

/** A measuring cup with its level, or a dial with its pointer. */
interface ScaleReading {
    readonly kind: 'scale-reading';
    readonly device: 'cup' | 'dial';
    readonly scale: ChartScale;
    /** null is left for the pupil to draw. */
    readonly value: number | null;
    readonly unit: UnitId;
}

/** Data as points, with a line or curve of fit where wanted. Points that bear a name are drawn as the others. */
interface ScatterPlot extends Plane {
    readonly kind: 'scatter-plot';
    readonly data: readonly Point[];
    readonly marked: readonly PlanePoint[];
    readonly curves: readonly Curve[];
}

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
            readonly en: "3 straight sides and a square corner";
            readonly es: "3 lados rectos y una esquina recta";
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
            readonly en: "2 long sides, 2 short sides and 4 square corners";
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
    readonly pentagon: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'irregular-pentagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -46 -42 L 46 -42 L 46 8 L 0 46 L -46 8 Z";
    };
    readonly hexagon: {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: string;
    };
    readonly 'irregular-hexagon': {
        readonly noun: Noun;
        readonly traits: Both<string>;
        readonly body: "M -44 -44 L 44 -44 L 44 0 L 0 0 L 0 44 L -44 44 Z";
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
    };
    readonly cylinder: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with two flat round faces and a curved side";
            readonly es: "un cuerpo con dos caras planas redondas y un lado curvo";
        };
        readonly body: "M -32 38 C -32 52 32 52 32 38 L 32 -38 C 32 -52 -32 -52 -32 -38 Z";
        readonly lines: readonly ["M -32 38 C -32 24 32 24 32 38"];
        readonly hidden: readonly ["M -32 -38 C -32 -24 32 -24 32 -38"];
    };
    readonly cone: {
        readonly noun: Noun;
        readonly traits: {
            readonly en: "a solid with one flat round face and a point";
            readonly es: "un cuerpo con una cara plana redonda y una punta";
        };
        readonly body: "M 0 50 L 36 -36 C 36 -52 -36 -52 -36 -36 Z";
        readonly hidden: readonly ["M -36 -36 C -36 -20 36 -20 36 -36"];
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
}
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
}
interface EdgeLabel {
    readonly from: Point3;
    readonly to: Point3;
    readonly label: Label;
}

/** A spinner whose sectors are as wide as their sizes say, clockwise from the top. */
interface Spinner {
    readonly kind: 'spinner';
    readonly sectors: readonly SpinnerSector[];
    /** Where the arrow points, in degrees clockwise from the top. */
    readonly pointer: number;
}
interface SpinnerSector {
    readonly label: Label | null;
    readonly size: number;
    readonly fill: Fill;
}

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
}

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

/** Frames of two rows of five. A cell holds a counter or nothing. */
interface TenFrame {
    readonly kind: 'ten-frame';
    /** Ten cells each, the top row first. */
    readonly frames: readonly (readonly TenFrameCell[])[];
}
type TenFrameCell = 'empty' | 'gray' | 'white';

/** An upright thermometer, or an empty one for the pupil to fill. */
interface Thermometer {
    readonly kind: 'thermometer';
    readonly scale: ChartScale;
    readonly value: number | null;
    readonly unit: 'degree-fahrenheit' | 'degree-celsius';
    readonly name: Label | null;
}

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

/** What is drawn, in its own terms. Closed union; one file per kind. Plain JSON. */
type Figure = Clock | CoordinatePlane | FunctionGraph | GeometryDiagram | Polygon | RightTriangle | Triangle | Circle | MappingDiagram | PolarGrid | Conic | VectorDiagram | Venn | TreeDiagram | AngleDiagram | NormalCurve | UnitCircle | DotPlot | BoxPlot | Histogram | RiemannSum | SlopeField | ParallelLinesTransversal | ScatterPlot | TransformationGrid | RegionGraph | NumberLine | TenFrame | Counters | BaseTenBlocks | Money | ArrayFigure | FractionBar | FractionCircle | NumberBond | AreaGrid | AreaModel | BarChart | PictureGraph | TapeDiagram | Balance | HundredChart | PlaceValueChart | LinePlot | Protractor | Solid3d | ShapeSet | SymmetryFigure | RulerFigure | LengthBars | ScaleReading | Thermometer | TallyChart | Spinner | Net;

interface Person {
    readonly name: string;
    readonly gender: 'f' | 'm';
}

/** Words that the lexicon fills in by language: both sentences share the node, no sentence adds an "s". */
type Term = 
/** 3 cups, 3/4 of a cup; 3 tazas, 3/4 de taza. */
{
    readonly kind: 'quantity';
    readonly amount: Expr;
    readonly noun: Noun;
}
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
};
type Cell = readonly Inline[];

type Json = string | number | boolean | null | readonly Json[] | {
    readonly [key: string]: Json;
};
/** The closed list of answer types that a machine may meet. */
type AnswerKind = 'integer' | 'fraction' | 'decimal' | 'mixed' | 'percent' | 'money' | 'measure' | 'angle' | 'time' | 'remainder' | 'ratio' | 'radical' | 'complex' | 'expression' | 'equation' | 'inequality' | 'interval' | 'point' | 'vector' | 'matrix' | 'number-list' | 'set' | 'point-list' | 'ordered-list' | 'table' | 'number-words' | 'choice' | 'text-list' | 'drawing';
type Requirement = 'lowest-terms' | 'mixed' | 'mixed-in-lowest-terms' | 'factored' | 'expanded' | 'simplified' | 'up-to-a-constant' | 'same-form' | 'solved';

/** The answer of a problem: what a machine reads, and what the key prints in each language. */
interface DraftAnswer {
    readonly type: AnswerKind;
    readonly value: Json;
    readonly requires: Requirement | null;
    readonly shown: Both<readonly Block[]>;
}

/** A finished problem as a pupil sees it: all that a `check` may look at. */
declare class Printed {
    readonly blocks: readonly Block[];
    constructor(blocks: readonly Block[]);
    get inlines(): readonly Inline[];
    /** Every formula and number, in reading order. */
    get maths(): readonly Expr[];
    /** Every number that stands alone: the numbers of a word problem. Money in dollars, percents as parts of one. */
    get numbers(): readonly Ratio[];
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

/** A stream of random choices. A topic receives one and never learns where it came from. */
declare class Random {
    #private;
    constructor(next: () => number);
    /** Sets whose turn it is, for `evenly`. */
    atTurn(turn: number): this;
    /**
     * Like `pick`, but the problems of an entry take turns, so that variants come about equally often.
     * Two calls in one `draw` go through all combinations.
     */
    evenly<const T>(items: readonly T[]): T;
    /** Whose turn it is among so many, from 0 on. */
    turn(count: number): number;
    /** A whole number from `min` to `max`, both included. */
    int(min: number, max: number): number;
    /** A whole number from `min` to `max` that is none of `excluded`. */
    intExcept(min: number, max: number, ...excluded: number[]): number;
    chance(probability: number): boolean;
    sign(): 1 | -1;
    pick<const T>(items: readonly T[]): T;
    shuffle<T>(items: readonly T[]): T[];
    sample<T>(items: readonly T[], count: number): T[];
    /** A whole number from 1 to `max` that shares no factor with `n`. */
    coprimeTo(n: number, max?: number): number;
    /** The longest `until` so far. A law keeps it far below the bound, so that no caller ever meets the bound. */
    longestUntil: number;
    /** Draws again until `test` holds; gives up loudly, so that a wrong topic cannot hang. */
    until<T>(draw: () => T, test: (value: T) => boolean): T;
}

declare const DIFFICULTIES: readonly ["easy", "medium", "hard"];
type Difficulty = (typeof DIFFICULTIES)[number];
/** One drawn problem, with the types of its facts and answer closed in. */
interface Draft {
    readonly prompt: Both<readonly Block[]>;
    readonly answer: DraftAnswer;
    /** Wrong choices: the first distinct mistakes. Null for an open question. */
    readonly wrong: readonly DraftAnswer[] | null;
    /** Choices in a fixed order: yes and no, or the lines of a worked solution. */
    readonly ordered: readonly DraftAnswer[] | null;
    steps(): Both<readonly Block[]> | null;
    check(printed: Printed): boolean;
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
    readonly share: number;
    readonly instruction: Both<Block> | null;
    readonly lines: number | null;
    readonly wide: boolean;
    sketch(random: Random, level: Level): Sketch;
}
interface About {
    readonly id: string;
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
interface Topic extends About {
    readonly difficulties: readonly Difficulty[];
    /** The names of a level's forms, each as often as its share. */
    turns(difficulty: Difficulty): readonly string[];
    form(name: string): Omit<Form, 'sketch'>;
    sketch(difficulty: Difficulty, form: string, random: Random): Sketch;
}

export { type AnswerKind as A, type Block as B, type Cell as C, type Difficulty as D, type Expr as E, type Figure as F, type Inline as I, type Json as J, type Locale as L, type Primitive as P, type Requirement as R, type Segment as S, type Topic as T, type AccentMark as a, type Align as b, type Anchor as c, type Both as d, DIFFICULTIES as e, type Delimiter as f, type Drawing as g, LOCALES as h, type Layout as i, type Stroke as j, TONES as k, type TableGap as l, type Term as m, type Token as n, type TokenKind as o, type Tone as p };

import { i as Layout, E as Expr, L as Locale, A as AnswerKind, J as Json, R as Requirement, B as Block, D as Difficulty, g as Drawing } from './topic.js';
export { a as AccentMark, b as Align, c as Anchor, d as Both, C as Cell, f as Delimiter, F as Figure, I as Inline, h as LOCALES, P as Primitive, S as Segment, j as Stroke, k as TONES, l as TableGap, m as Term, n as Token, o as TokenKind, p as Tone } from './topic.js';

/** Every code a caller may meet. The service maps each to a status. */
type ErrorCode = 'invalid_request' | 'unknown_grade' | 'unknown_topic' | 'topic_not_implemented' | 'difficulty_not_available' | 'duplicate_entry_id' | 'too_many_problems' | 'invalid_option' | 'unsupported_character' | 'generation_failed';
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
/** The default branch of every switch over a closed union. */
declare function never(value: never): never;

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

/** The answer of a problem in the worksheet's language. `value` is canonical for its `type`. */
interface Answer {
    readonly type: AnswerKind;
    readonly value: Json;
    /** What a pupil's answer must also be, such as lowest terms. */
    readonly requires: Requirement | null;
    readonly content: readonly Block[];
    /** The letter of the right choice. */
    readonly label: string | null;
}
interface Choice {
    readonly label: string;
    readonly content: readonly Block[];
}
interface Problem {
    /** Made from the seed: the same request gives the same ids. */
    readonly id: string;
    /** Counts through the whole worksheet, from 1. */
    readonly number: number;
    /** Which presentation of the topic this is. */
    readonly form: string;
    readonly instruction: readonly Block[];
    readonly prompt: readonly Block[];
    readonly choices: readonly Choice[];
    readonly answer: Answer;
    /** A worked solution, where it was asked for and the topic has one. */
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
};
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
    readonly answer: string;
    readonly page: string;
    readonly of: string;
    readonly version: string;
    readonly worksheet: string;
    readonly problem: string;
}

/** What is said above a problem, with the numbers of the problems it is for: "4–7. Multiply." Nothing where nothing is said. */
declare function directionOf({ number, direction }: ShownProblem, startNumber?: number): readonly ShownBlock[];
/** The problems of a section in runs: a run ends where something is said above the next problem. */
declare function runsOf(problems: readonly ShownProblem[]): readonly (readonly ShownProblem[])[];

/** Settles language and notation, so that a renderer has only to set what it is given. */
declare const showBlocks: (blocks: readonly Block[], locale: Locale) => readonly ShownBlock[];

/** Content as plain text: for a terminal, for search, for reading aloud. */
declare const contentToText: (blocks: readonly Block[], locale: Locale) => string;
declare const shownToText: (blocks: readonly ShownBlock[]) => string;

/** A worksheet in its own language and notation: what every renderer starts from. */
declare function showWorksheet({ locale, entries }: Worksheet): ShownWorksheet;

export { type Answer, Block, type Choice, Drawing, type ErrorCode, type ErrorDetail, Expr, Layout, Locale, type Problem, type ShownBlock, type ShownCell, type ShownDirection, type ShownGrid, type ShownGridRow, type ShownInline, type ShownLabels, type ShownMaths, type ShownProblem, type ShownSection, type ShownWorksheet, type Size, type Worksheet, type WorksheetEntry, WorksheetError, contentToText, directionOf, never, present, runsOf, showBlocks, showWorksheet, shownToText, sizeOf, speechOf, textOf, textWidth, widthOf };
