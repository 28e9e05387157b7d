import { Drawing, Block, Locale, Worksheet, ShownBlock } from '@worksheet/core/show';

/**
 * A drawing as SVG that stands on its own. Ink has the color of the text around it; grays and paper carry classes,
 * so that a dark page can color them. `id` makes the ids of its title and description unique in the page.
 */
declare function drawingToSvg({ width, height, items }: Drawing, alt: string, id: string): string;

/** Left out, each behind a disclosure below its problem, or together at the end. */
declare const ANSWERS: readonly ["none", "details", "key"];
type ShowAnswers = (typeof ANSWERS)[number];
interface HtmlOptions {
    /** Any text: it is escaped. */
    readonly title?: string;
    /** A complete page; otherwise a fragment, to stand in a page that brings its own style. */
    readonly document?: boolean;
    readonly showAnswers?: ShowAnswers;
    /** The worked solutions that the worksheet holds. */
    readonly showSolutions?: ShowAnswers;
    /** Says easy, medium or hard beside the name of each topic. */
    readonly showDifficulty?: boolean;
}

/** A worksheet as a page that anyone can read without JavaScript, or as a fragment of a page. */
declare const renderHtml: (worksheet: Worksheet, options?: HtmlOptions) => string;
/**
 * One prompt, choice or answer. A single line comes without a paragraph around it.
 * Where several stand in one page, a prefix of their own keeps the ids of their figures apart.
 */
declare const contentToHtml: (blocks: readonly Block[], locale: Locale, idPrefix?: string) => string;
/** The same for what is shown already, where it is written in several formats. */
declare const shownToHtml: (blocks: readonly ShownBlock[], idPrefix?: string) => string;

/** The style sheet of a page, and of a fragment where a page adopts it. Export it for a hash in a content security policy. */
declare const STYLES: string;

export { type HtmlOptions, STYLES, type ShowAnswers, contentToHtml, drawingToSvg, renderHtml, shownToHtml };
