import type { Role } from '../content/block.ts'
import type { Element, Writer } from './writer.ts'

interface Open {
  readonly role: Role
  /** Null for what is only furniture of the page. */
  readonly element: Element | null
}

/** Writes the structure tree of a document: the tree of its blocks that have a role. */
export class Tagger {
  readonly #writer: Writer
  readonly #root: Element
  #list: Element | null = null
  readonly #open: Open[] = []
  #isMarked = false

  constructor(writer: Writer) {
    this.#writer = writer
    this.#root = writer.struct('Document')
    writer.getMarkInfoDictionary().data.Marked = true
    writer.addStructure(this.#root)
  }

  /** Gives an element that stands for nothing a place. */
  adopt(element: Element): void {
    this.#root.add(element)
  }

  open(role: Role, alt?: () => string): void {
    this.#endContent()
    const isWithin = this.#isArtifact()
    if (!isWithin && role !== 'Artifact') this.#begin(role, alt)
    else {
      this.#open.push({ role: 'Artifact', element: null })
      if (!isWithin) this.#writer.markContent('Artifact', { type: 'Pagination' })
    }
  }

  close(): void {
    this.#endContent()
    const closed = this.#open.pop()
    if (closed?.element) closed.element.end()
    else if (closed && !this.#isArtifact()) this.#writer.endMarkedContent()
  }

  /** Whether what is painted next must be marked as content first. */
  needsContent(): boolean {
    return !this.#isMarked && !this.#isArtifact()
  }

  openContent(): void {
    const top = this.#open.at(-1)
    const content = this.#writer.markStructureContent(top?.role ?? 'P')
    const parent = top?.element ?? this.#root
    parent.add(content)
    this.#isMarked = true
  }

  finish(): void {
    this.#list?.end()
    this.#list = null
    this.#root.end()
  }

  #isArtifact(): boolean {
    return this.#open.at(-1)?.role === 'Artifact'
  }

  #begin(role: Role, alt: (() => string) | undefined): void {
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
    this.#writer.endMarkedContent()
    this.#isMarked = false
  }
}
