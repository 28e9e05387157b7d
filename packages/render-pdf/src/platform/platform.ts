import type { DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** What Node and browsers do by different means. */
export interface Platform {
  /** The document as React-PDF writes it. */
  write(document: ReactElement<DocumentProps>): Promise<Uint8Array>
  stream(bytes: Uint8Array): NodeJS.ReadableStream
  deflate(bytes: Uint8Array, level: number): Uint8Array
  /** Unpacks to no more than `most` bytes, and throws where there are more. */
  inflate(bytes: Uint8Array, most: number): Uint8Array
  /** React frees what it rendered in a task of its own; a loop of renderings must let it run. */
  nextTask(): Promise<void>
}
