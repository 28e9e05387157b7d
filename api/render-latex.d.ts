import { SheetOptions, Block, Locale, Printable, ShownBlock } from '@worksheet/core/show';

declare const WORKSPACES: readonly ["none", "compact", "normal", "roomy"];
type Workspace = (typeof WORKSPACES)[number];
declare const PARTS: readonly ["all", "problems", "key", "solutions"];
type Part = (typeof PARTS)[number];
interface LatexOptions extends SheetOptions {
    /** A complete file that starts with its document class. Otherwise a fragment to be included in another work. */
    readonly document?: boolean;
    /** One part by itself: the key at the back of the book. `all` are the problems, and what else is shown. */
    readonly part?: Part;
    /** Whether a fragment brings the commands that it is written with, or a book loads them from worksheet.sty. */
    readonly definitions?: boolean;
    /** The room left below each problem to work in. */
    readonly workspace?: Workspace;
    /** Problems in a row of a document. A fragment is one list, which an author may set in columns. */
    readonly columns?: 1 | 2;
}

/** A worksheet as LaTeX: a fragment for a book, or a complete file. */
declare const renderLatex: (worksheet: Printable, options?: LatexOptions) => string;
/** One prompt, choice or answer, for a paragraph of text. */
declare const contentToLatex: (blocks: readonly Block[], locale: Locale) => string;
/** The same for what is shown already, where it is written in several formats. */
declare const shownToLatex: (blocks: readonly ShownBlock[]) => string;

/** The text of worksheet.sty: all that fragments are written with, in one file that a book may load, and change. */
declare const WORKSHEET_STY: string;

export { type LatexOptions, type Part, WORKSHEET_STY, type Workspace, contentToLatex, renderLatex, shownToLatex };
