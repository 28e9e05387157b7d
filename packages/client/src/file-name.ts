const USUAL = 'worksheet.pdf'

/** The name that a `Content-Disposition` gives: the one in any script, else the plain one. */
export function fileNameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? []
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded)
  } catch {
    // Something in between has cut it.
  }
  return plain || USUAL
}
