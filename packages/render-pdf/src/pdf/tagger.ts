import type { Role } from '../content/block.ts'

/** The part of the PDF writer's structure elements that is used here. */
interface Element {
  readonly document: Writer
  add(child: Element | Content): Element
  end(): void
}
type Content = { readonly refs: readonly object[] }
interface Writer {
  struct(type: string, options?: { alt?: string }, children?: readonly (Element | Content)[]): Element
  addStructure(element: Element): void
  markStructureContent(type: string): Content
  markContent(type: string, options: object): void
  endMarkedContent(): void
  getMarkInfoDictionary(): { readonly data: Record<string, unknown> }
}

interface Open {
  readonly role: Role
  /** Null for what is only furniture of the page. */
  readonly element: Element | null
}

/**
 * Writes the structure tree of a document: the tree of its blocks that have a role.
 *
 * A Canvas painter has no methods for that, but its text has the documented option `structParent`, to which the writer
 * adds the element that it makes; that element knows the writer. The first text of the document is painted so.
 */
export class Tagger {
  #writer: Writer | null = null
  #root: Element | null = null
  #list: Element | null = null
  readonly #open: Open[] = []
  /** A structure element that waits for the writer to be known. */
  #waiting: { readonly role: Role; readonly alt: (() => string) | undefined }[] = []
  #isMarked = false

  open(role: Role, alt?: () => string): void {
    if (!this.#writer) {
      this.#waiting.push({ role, alt })
      return
    }
    this.#endContent()
    if (this.#isArtifact()) {
      this.#open.push({ role: 'Artifact', element: null })
      return
    }
    if (role === 'Artifact') {
      this.#open.push({ role, element: null })
      this.#writer.markContent('Artifact', { type: 'Pagination' })
      return
    }
    this.#begin(role, alt)
  }

  close(): void {
    if (!this.#writer) {
      this.#waiting.pop()
      return
    }
    this.#endContent()
    const closed = this.#open.pop()
    if (closed?.element) closed.element.end()
    else if (closed && !this.#isArtifact()) this.#writer.endMarkedContent()
  }

  /** Called before anything is painted; gives the options for text. */
  content(): object {
    if (!this.#writer) return { structType: 'Span', structParent: { add: (element: Element) => this.#meet(element) } }
    if (this.#isMarked || this.#isArtifact()) return {}
    const top = this.#open.at(-1)
    const parent = top?.element ?? this.#root
    if (!parent) return {}
    const content = this.#writer.markStructureContent(top?.role ?? 'P')
    parent.add(content)
    this.#isMarked = true
    return {}
  }

  /** Marks what others paint, such as a picture, as furniture. */
  openFurniture(): void {
    if (this.#writer) this.open('Artifact')
  }

  closeFurniture(): void {
    if (this.#writer) this.close()
  }

  finish(): void {
    this.#list?.end()
    this.#list = null
    this.#root?.end()
  }

  #isArtifact(): boolean {
    return this.#open.at(-1)?.role === 'Artifact'
  }

  /** The first text: its element is hung into the tree that stood waiting. */
  #meet(element: Element): void {
    this.#writer = element.document
    this.#writer.getMarkInfoDictionary().data.Marked = true
    this.#root = this.#writer.struct('Document')
    this.#writer.addStructure(this.#root)
    for (const { role, alt } of this.#waiting) this.#begin(role, alt)
    this.#waiting = []
    ;(this.#open.at(-1)?.element ?? this.#root).add(element)
    this.#isMarked = true
  }

  #begin(role: Role, alt: (() => string) | undefined): void {
    if (!this.#writer || !this.#root) return
    const element = this.#writer.struct(role, alt ? { alt: alt() } : {})
    const isTop = this.#open.length === 0
    if (isTop && role !== 'LI') {
      this.#list?.end()
      this.#list = null
    }
    if (isTop && role === 'LI' && !this.#list) {
      this.#list = this.#writer.struct('L')
      this.#root.add(this.#list)
    }
    const parent = isTop ? (role === 'LI' ? this.#list : this.#root) : this.#open.at(-1)?.element
    parent?.add(element)
    this.#open.push({ role, element })
  }

  #endContent(): void {
    if (!this.#isMarked) return
    this.#writer?.endMarkedContent()
    this.#isMarked = false
  }
}
