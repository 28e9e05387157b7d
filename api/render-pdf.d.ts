import { SheetOptions, Printable } from '@worksheet/core/show';
export { FontSize, Printable } from '@worksheet/core/show';
import { DocumentProps } from '@react-pdf/renderer';
import { ReactElement } from 'react';

/** A picture that was looked at before it is printed. */
interface Logo {
    readonly data: Uint8Array;
    readonly format: 'png' | 'jpg' | 'svg';
    /** In pixels, or in units of the drawing. */
    readonly width: number;
    readonly height: number;
}

/** How a worksheet is printed. Everything has a default. */
interface PdfOptions extends SheetOptions {
    readonly columns?: 1 | 2;
    /** Room to work in below each problem. */
    readonly workspace?: Workspace;
    /** Prints the names of the topics. */
    readonly showTopics?: boolean;
    /** Prints a place for the score. */
    readonly showScore?: boolean;
    /** Begins the answers, and the solutions, on a page of their own. */
    readonly keyOnNewPage?: boolean;
    readonly paper?: Paper;
    /** Prints lines for the name and the date. */
    readonly nameAndDate?: boolean;
    /** Printed beside the title, such as "B". */
    readonly version?: string;
    /** Instructions in place of the topic's own, by the id of the entry. */
    readonly instructions?: Readonly<Record<string, string>>;
    /** Printed at the top of every page but the first; the title unless given. */
    readonly header?: string;
    readonly branding?: Branding;
    /** Writes a structure tree for readers who listen. */
    readonly tagged?: boolean;
}
interface Branding {
    readonly organization?: string;
    /** A PNG, JPEG or SVG file, or a data URL of one. */
    readonly logo?: Uint8Array | string;
    /** For headings and rules, as "#rrggbb". */
    readonly accentColor?: string;
    /** Printed at the bottom of every page. */
    readonly footer?: string;
}
declare const WORKSPACES: readonly ["compact", "normal", "roomy"];
declare const PAPERS: readonly ["letter", "a4"];
type Workspace = (typeof WORKSPACES)[number];
type Paper = (typeof PAPERS)[number];
/** Options that were checked and completed. */
interface Settings extends Required<Omit<PdfOptions, 'branding' | 'header'>> {
    readonly header: string;
    readonly organization: string;
    readonly footer: string;
    readonly accentColor: string;
    readonly logo: Logo | null;
}
declare function checkOptions(options?: PdfOptions): Settings;

type Part = 'sheet' | 'sheet and key' | 'key';

/** The pages of a worksheet, for a React-PDF document of your own. */
declare function worksheetPages(worksheet: Printable, options?: PdfOptions): ReactElement[];
/** The pages of its answers alone. */
declare function answerKeyPages(worksheet: Printable, options?: PdfOptions): ReactElement[];
/** A worksheet as a document of its own. */
declare function worksheetDocument(worksheet: Printable, options?: PdfOptions, part?: Part): ReactElement<DocumentProps>;
/** A worksheet with the letter that is printed beside its title. */
interface PrintedVersion {
    readonly version: string;
    readonly worksheet: Printable;
}

/** Prints a worksheet. The same worksheet and options always give the same bytes. */
declare const renderPdf: (worksheet: Printable, options?: PdfOptions) => Promise<Uint8Array>;
/** The answers of a worksheet as a file of their own. */
declare const renderAnswerKeyPdf: (worksheet: Printable, options?: PdfOptions) => Promise<Uint8Array>;
/** Sisters of a worksheet in one file: the sheets of all, then the keys of all where they are asked for. */
declare const renderVersionsPdf: (versions: readonly PrintedVersion[], options?: PdfOptions) => Promise<Uint8Array>;
/** The keys of all of them alone. */
declare const renderVersionKeysPdf: (versions: readonly PrintedVersion[], options?: PdfOptions) => Promise<Uint8Array>;
/** The same as `renderPdf`, as a stream. */
declare const renderPdfStream: (worksheet: Printable, options?: PdfOptions) => Promise<NodeJS.ReadableStream>;

/** A page as it is printed, in points from its upper left corner. */
interface PagePicture {
    readonly width: number;
    readonly height: number;
    /** Letters and formulas are drawn as paths, so that no font is needed. */
    readonly svg: string;
    /** Where its problems stand, in the order in which they are read. */
    readonly problems: readonly PlacedProblem[];
}
interface PlacedProblem {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}
/** The pages that `renderPdf` prints, as pictures: for previews and thumbnails. */
declare function pagePictures(worksheet: Printable, options?: PdfOptions): readonly PagePicture[];

/**
 * The problems of a worksheet as pictures, by their ids: for slides and tools that know no maths. Letters and formulas are
 * drawn as paths, so that no font is needed; ink has the color of the text around it.
 */
declare function problemPictures(worksheet: Printable): ReadonlyMap<string, string>;

export { type Branding, type PagePicture, type Paper, type PdfOptions, type PlacedProblem, type PrintedVersion, type Settings, type Workspace, answerKeyPages, checkOptions, pagePictures, problemPictures, renderAnswerKeyPdf, renderPdf, renderPdfStream, renderVersionKeysPdf, renderVersionsPdf, worksheetDocument, worksheetPages };
