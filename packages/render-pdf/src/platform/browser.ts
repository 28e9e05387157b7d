import { pdf } from '@react-pdf/renderer'
import { Unzlib, zlibSync } from 'fflate'
import type { Platform } from './platform.ts'

type Level = NonNullable<NonNullable<Parameters<typeof zlibSync>[1]>['level']>

/** Browsers, workers and edge runtimes. */
export const platform: Platform = {
  write: async document => new Uint8Array(await (await pdf(document).toBlob()).arrayBuffer()),
  // What a browser has for a stream can be read in the same way: by `for await`.
  stream: bytes => new Blob([bytes.slice()]).stream() as unknown as NodeJS.ReadableStream,
  deflate: (bytes, level) => zlibSync(bytes, { level: level as Level }),
  inflate: (bytes, most) => {
    const whole = new Uint8Array(most)
    let length = 0
    const unpacking = new Unzlib(part => {
      if (length + part.length > most) throw new RangeError('More bytes than the file says')
      whole.set(part, length)
      length += part.length
    })
    unpacking.push(bytes, true)
    return whole.subarray(0, length)
  },
  nextTask: () => new Promise(resolve => setTimeout(resolve)),
}
