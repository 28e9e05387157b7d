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
  #isMarked = false

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
    this.#endMarked(content)
    const isWithin = this.#isArtifact()
    if (isWithin || role === 'Artifact') {
      this.#open.push(null)
      if (!isWithin) content.beginArtifact()
    } else this.#open.push(this.#added(role, alt))
  }

  close(content: PageContent): void {
    this.#endMarked(content)
    if (!this.#open.pop() && !this.#isArtifact()) content.endMarked()
  }

  /** Marks what is painted next as content of what is open. */
  mark(content: PageContent): void {
    if (this.#isMarked || this.#isArtifact()) return
    const branch = this.#open.at(-1) ?? this.#root
    const { dictionary, structParentTreeKey } = this.#writer.page
    const marked = this.#writer.getStructParentTree().get(structParentTreeKey)
    content.beginMarked(branch.role, marked.length)
    branch.page ??= dictionary
    branch.holds.push(marked.length)
    marked.push(branch.reference)
    this.#isMarked = true
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

  #endMarked(content: PageContent): void {
    if (this.#isMarked) content.endMarked()
    this.#isMarked = false
  }
}
