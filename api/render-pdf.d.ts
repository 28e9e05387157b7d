import { DocumentProps } from '@react-pdf/renderer';
import { Worksheet, ShownWorksheet } from '@worksheet/core/show';
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
interface PdfOptions {
    /** Printed at the top, and the name of the document. */
    readonly title?: string;
    readonly columns?: 1 | 2;
    /** Room to work in below each problem. */
    readonly workspace?: Workspace;
    readonly fontSize?: FontSize;
    /** Prints the level beside the name of each topic. */
    readonly showDifficulty?: boolean;
    /** Prints the names of the topics. */
    readonly showTopics?: boolean;
    /** Prints a place for the score. */
    readonly showScore?: boolean;
    /** Appends the answers. */
    readonly showAnswerKey?: boolean;
    /** Appends the worked solutions that the worksheet holds, after the answers or instead of them. */
    readonly showSolutions?: boolean;
    /** Begins the answers, and the solutions, on a page of their own. */
    readonly keyOnNewPage?: boolean;
    readonly paper?: Paper;
    /** Prints lines for the name and the date. */
    readonly nameAndDate?: boolean;
    /** The number of the first problem. */
    readonly startNumber?: number;
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
declare const FONT_SIZES: readonly ["small", "normal", "large"];
declare const PAPERS: readonly ["letter", "a4"];
type Workspace = (typeof WORKSPACES)[number];
type FontSize = (typeof FONT_SIZES)[number];
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

/** A worksheet as it was generated, or already shown: language and notation settled. */
type Printable = Worksheet | ShownWorksheet;
/** The pages of a worksheet, for a React-PDF document of your own. */
declare function worksheetPages(worksheet: Printable, options?: PdfOptions): ReactElement[];
/** The pages of its answers alone. */
declare function answerKeyPages(worksheet: Printable, options?: PdfOptions): ReactElement[];
/** A worksheet as a document of its own. */
declare function worksheetDocument(worksheet: Printable, options?: PdfOptions, part?: Part): ReactElement<DocumentProps>;

/** Prints a worksheet. The same worksheet and options always give the same bytes. */
declare const renderPdf: (worksheet: Printable, options?: PdfOptions) => Promise<Uint8Array>;
/** The answers of a worksheet as a file of their own. */
declare const renderAnswerKeyPdf: (worksheet: Printable, options?: PdfOptions) => Promise<Uint8Array>;
/** The same as `renderPdf`, as a stream. */
declare const renderPdfStream: (worksheet: Printable, options?: PdfOptions) => Promise<NodeJS.ReadableStream>;

export { type Branding, type FontSize, type Paper, type PdfOptions, type Printable, type Settings, type Workspace, answerKeyPages, checkOptions, renderAnswerKeyPdf, renderPdf, renderPdfStream, worksheetDocument, worksheetPages };
