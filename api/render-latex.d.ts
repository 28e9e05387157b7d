import { Block, Locale, Worksheet, ShownBlock } from '@worksheet/core/show';

declare const WORKSPACES: readonly ["none", "compact", "normal", "roomy"];
type Workspace = (typeof WORKSPACES)[number];
interface LatexOptions {
    /** Any text: every special character is escaped. */
    readonly title?: string;
    /** A complete file that starts with its document class. Otherwise a fragment to be included in another work. */
    readonly document?: boolean;
    /** Appends the answers. */
    readonly showAnswerKey?: boolean;
    /** Says easy, medium or hard beside the name of each topic. */
    readonly showDifficulty?: boolean;
    /** The room left below each problem to work in. */
    readonly workspace?: Workspace;
    /** Problems in a row of a document. A fragment is one list, which an author may set in columns. */
    readonly columns?: 1 | 2;
}

/** A worksheet as LaTeX: a fragment for a book, or a complete file. */
declare const renderLatex: (worksheet: Worksheet, options?: LatexOptions) => string;
/** One prompt, choice or answer, for a paragraph of text. */
declare const contentToLatex: (blocks: readonly Block[], locale: Locale) => string;
/** The same for what is shown already, where it is written in several formats. */
declare const shownToLatex: (blocks: readonly ShownBlock[]) => string;

export { type LatexOptions, type Workspace, contentToLatex, renderLatex, shownToLatex };
