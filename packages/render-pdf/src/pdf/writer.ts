/** The part of React-PDF's Canvas painter that is used here. */
export interface Painter {
  text(text: string, x: number, y: number, options: object): unknown
}

/** The part of the PDF writer behind the painter that is used here. */
export interface Writer {
  readonly page: {
    readonly width: number
    readonly fonts: Record<string, object>
    readonly dictionary: Reference<object>
    /** Its number in the tree of who owns what was marked on a page. */
    readonly structParentTreeKey: number
  }
  readonly outline: { addItem(title: string, options: { top: number; left: number }): void }
  /** The font that was chosen last. */
  readonly _font: WriterFont
  font(font: object, name: string): Writer
  addContent(operators: Uint8Array): Writer
  /** A new object of the file. It is written when it ends. */
  ref<Data extends object>(data: Data): Reference<Data>
  /** How much is written. */
  readonly _offset: number
  _write(bytes: Uint8Array): void
  /** An object is written, where its offset says. */
  _refEnd(reference: Reference<object>): void
  addStructure(element: Element): void
  getStructTreeRoot(): Reference<{ K?: readonly object[] }>
  /** The elements that own what was marked on a page, by the number of the mark. */
  getStructParentTree(): { get(page: number): object[] }
  markContent(type: string, options: object): void
  endMarkedContent(): void
  getMarkInfoDictionary(): { readonly data: Record<string, unknown> }
}

/** A font within one document. */
export interface WriterFont {
  /** The name that pages call it by. */
  readonly id: string
  ref(): object
  /** Adds glyphs to what the document holds of the font, and gives their numbers there in hexadecimal. */
  encode(text: string): readonly [numbers: readonly string[], positions: unknown]
}

/** An object of the file; as text it is a reference to it. */
export interface Reference<Data> {
  readonly id: number
  readonly data: Data
  offset: number
}

export interface Element {
  readonly document: Writer
  readonly dictionary: Reference<object>
  setParent(parent: Reference<object>): void
}

/**
 * The writer behind a painter. A painter has no methods for whole pages of operators, for structure or for the outline;
 * but its text has the documented option `structParent`, to which the writer adds the element that it makes, and that
 * element knows the writer. So an element without content or meaning comes with it: the caller gives it a place.
 */
export function writerOf(painter: Painter): { readonly writer: Writer; readonly element: Element } {
  const met: Element[] = []
  const structParent = { add: (element: Element) => met.push(element) }
  painter.text('', 0, 0, { lineBreak: false, structType: 'NonStruct', structParent })
  const [element] = met
  if (!element) throw new Error('The painter has shown no writer')
  element.document.endMarkedContent()
  return { writer: element.document, element }
}
