import type { Role } from '../content/block.ts'
import type { PageContent } from './page-content.ts'
import type { Element, Reference, Writer } from './writer.ts'

/** An element of the structure tree as the file holds it. */
interface ElementData {
  readonly S: string
  readonly P: Reference<object>
  /** What it holds: elements, and the numbers of marked content on its page. */
  readonly K: (Reference<object> | number)[]
  readonly Alt?: object
  Pg?: Reference<object>
}

/** What is open; null for what is only furniture of the page. */
type Open = Reference<ElementData> | null

/** Writes the structure tree of a document: the tree of its blocks that have a role. */
export class Tagger {
  readonly #writer: Writer
  readonly #root: Reference<ElementData>
  #list: Reference<ElementData> | null = null
  readonly #open: Open[] = []
  #isMarked = false

  constructor(writer: Writer) {
    this.#writer = writer
    writer.getMarkInfoDictionary().data.Marked = true
    const tree = writer.getStructTreeRoot()
    this.#root = this.#element('Document', tree)
    tree.data.K = [this.#root]
  }

  /** Gives an element that stands for nothing a place. */
  adopt(element: Element): void {
    element.setParent(this.#root)
    this.#root.data.K.push(element.dictionary)
  }

  open(role: Role, alt: (() => string) | undefined, content: PageContent): void {
    this.#endMarked(content)
    const isWithin = this.#isArtifact()
    if (isWithin || role === 'Artifact') {
      this.#open.push(null)
      if (!isWithin) content.beginArtifact()
    } else this.#open.push(this.#added(role, alt))
  }

  close(content: PageContent): void {
    this.#endMarked(content)
    const closed = this.#open.pop()
    if (closed) closed.end()
    else if (!this.#isArtifact()) content.endMarked()
  }

  /** Marks what is painted next as content of what is open. */
  mark(content: PageContent): void {
    if (this.#isMarked || this.#isArtifact()) return
    const element = this.#open.at(-1) ?? this.#root
    const { dictionary, structParentTreeKey } = this.#writer.page
    const marked = this.#writer.getStructParentTree().get(structParentTreeKey)
    content.beginMarked(element.data.S, marked.length)
    element.data.Pg ??= dictionary
    element.data.K.push(marked.length)
    marked.push(element)
    this.#isMarked = true
  }

  finish(): void {
    this.#endList()
    this.#root.end()
  }

  #isArtifact(): boolean {
    return this.#open.at(-1) === null
  }

  #element(role: string, parent: Reference<object>, alt?: () => string): Reference<ElementData> {
    // The writer takes a string for a name, and an object of a string for text.
    return this.#writer.ref({ S: role, ...(alt ? { Alt: Object(alt()) } : {}), P: parent, K: [] })
  }

  #added(role: Role, alt: (() => string) | undefined): Reference<ElementData> {
    const within = this.#open.at(-1)
    if (!within && role !== 'LI') this.#endList()
    const parent = within ?? (role === 'LI' ? this.#openList() : this.#root)
    const element = this.#element(role, parent, alt)
    parent.data.K.push(element)
    return element
  }

  #openList(): Reference<ElementData> {
    if (this.#list) return this.#list
    this.#list = this.#element('L', this.#root)
    this.#root.data.K.push(this.#list)
    return this.#list
  }

  #endList(): void {
    this.#list?.end()
    this.#list = null
  }

  #endMarked(content: PageContent): void {
    if (this.#isMarked) content.endMarked()
    this.#isMarked = false
  }
}
