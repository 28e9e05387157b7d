import type { Role } from '../content/block.ts'
import type { PageContent } from './page-content.ts'
import { type Branch, writeBranches } from './structure.ts'
import type { Element, Reference, Writer } from './writer.ts'

/** What is open; null for what is only furniture of the page. */
type Open = Branch | null

/** Writes the structure tree of a document: the tree of its blocks that have a role. */
export class Tagger {
  readonly #writer: Writer
  readonly #root: Branch
  readonly #branches: Branch[] = []
  #list: Branch | null = null
  readonly #open: Open[] = []
  #marked: 'text' | 'anything' | null = null

  constructor(writer: Writer) {
    this.#writer = writer
    writer.getMarkInfoDictionary().data.Marked = true
    const tree = writer.getStructTreeRoot()
    this.#root = this.#branch('Document', tree)
    tree.data.K = [this.#root.reference]
  }

  /** Gives an element that stands for nothing a place. */
  adopt(element: Element): void {
    element.setParent(this.#root.reference)
    this.#root.holds.push(element.dictionary)
  }

  open(role: Role, alt: (() => string) | undefined, content: PageContent): void {
    this.pause(content)
    const isWithin = this.#isArtifact()
    if (isWithin || role === 'Artifact') {
      this.#open.push(null)
      if (!isWithin) content.beginArtifact()
    } else this.#open.push(this.#added(role, alt))
  }

  close(content: PageContent): void {
    this.pause(content)
    if (!this.#open.pop() && !this.#isArtifact()) content.endMarked()
  }

  /** Marks what is painted next, text or something else, as content of what is open. */
  mark(content: PageContent, isText: boolean): void {
    if (this.#marked === 'anything' || (this.#marked && isText) || this.#isArtifact()) return
    this.pause(content)
    const branch = this.#open.at(-1) ?? this.#root
    // What is read by its alternate text is drawn as well: it needs one mark.
    const isTextAlone = isText && branch.alt === null
    const { dictionary, structParentTreeKey } = this.#writer.page
    const marked = this.#writer.getStructParentTree().get(structParentTreeKey)
    content.beginMarked(branch.role, marked.length, isTextAlone)
    branch.page ??= dictionary
    branch.holds.push(marked.length)
    marked.push(branch.reference)
    this.#marked = isTextAlone ? 'text' : 'anything'
  }

  /** What is painted next needs a mark of its own. */
  pause(content: PageContent): void {
    if (this.#marked) content.endMarked()
    this.#marked = null
  }

  finish(): void {
    writeBranches(this.#branches, this.#writer)
  }

  #isArtifact(): boolean {
    return this.#open.at(-1) === null
  }

  #branch(role: string, parent: Reference<object>, alt: string | null = null): Branch {
    const branch: Branch = { reference: this.#writer.ref({}), role, alt, parent, holds: [], page: null }
    this.#branches.push(branch)
    return branch
  }

  #added(role: Role, alt: (() => string) | undefined): Branch {
    const within = this.#open.at(-1)
    if (!within && role !== 'LI') this.#list = null
    const parent = within ?? (role === 'LI' ? this.#openList() : this.#root)
    const branch = this.#branch(role, parent.reference, alt?.())
    parent.holds.push(branch.reference)
    return branch
  }

  #openList(): Branch {
    if (this.#list) return this.#list
    this.#list = this.#branch('L', this.#root.reference)
    this.#root.holds.push(this.#list.reference)
    return this.#list
  }
}
