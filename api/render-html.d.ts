import { Drawing, SheetOptions, Block, Locale, Printable, ShownBlock } from '@worksheet/core/show';

/**
 * A drawing as SVG that stands on its own. Ink has the color of the text around it; grays and paper carry classes,
 * so that a dark page can color them. `id` makes the ids of its title and description unique in the page.
 */
declare function drawingToSvg({ width, height, items }: Drawing, alt: string, id: string): string;

interface HtmlOptions extends SheetOptions {
    /** A complete page; otherwise a fragment, to stand in a page that brings its own style. */
    readonly document?: boolean;
    /** Puts each answer and solution behind a disclosure below its problem, instead of all together at the end. */
    readonly disclosures?: boolean;
}

/** A worksheet as a page that anyone can read without JavaScript, or as a fragment of a page. */
declare const renderHtml: (worksheet: Printable, options?: HtmlOptions) => string;
/**
 * One prompt, choice or answer. A single line comes without a paragraph around it.
 * Where several stand in one page, a prefix of their own keeps the ids of their figures apart.
 */
declare const contentToHtml: (blocks: readonly Block[], locale: Locale, idPrefix?: string) => string;
/** The same for what is shown already, where it is written in several formats. */
declare const shownToHtml: (blocks: readonly ShownBlock[], idPrefix?: string) => string;

/** The style sheet of a page, and of a fragment where a page adopts it. Export it for a hash in a content security policy. */
declare const STYLES: string;

export { type HtmlOptions, STYLES, contentToHtml, drawingToSvg, renderHtml, shownToHtml };
