/** Even hundredths are a 3600th of an inch: finer than any printer, and half as long in the file. */
export const inHundredths = (points: number): number => 2 * Math.round(points * 50)

const [ZERO, MINUS, POINT] = [0x30, 0x2d, 0x2e]
const MOST_NUMBER = 24

/** Grows by itself. What is written into it goes to the file as it is: no string is made on the way. */
export class Bytes {
  #bytes = new Uint8Array(16_384)
  #length = 0

  /** What was written since it was asked last. */
  taken(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length)
    this.#length = 0
    return taken
  }

  byte(value: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#length++] = value
  }

  /** Letters and signs of ASCII. */
  text(text: string): void {
    this.#makeRoom(text.length)
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i)
  }

  /** A number of hundredths, without zeros that can be spared. */
  hundredths(value: number): void {
    this.#makeRoom(MOST_NUMBER)
    if (value < 0) this.#bytes[this.#length++] = MINUS
    const size = Math.abs(value)
    const part = size % 100
    const whole = (size - part) / 100
    if (whole > 0 || part === 0) this.#whole(whole)
    if (part === 0) return
    const tenths = Math.floor(part / 10)
    this.#bytes[this.#length++] = POINT
    this.#bytes[this.#length++] = ZERO + tenths
    if (part > tenths * 10) this.#bytes[this.#length++] = ZERO + part - tenths * 10
  }

  #whole(value: number): void {
    let unit = 1
    while (unit * 10 <= value) unit *= 10
    for (let rest = value; unit >= 1; unit /= 10) {
      const digit = Math.floor(rest / unit)
      this.#bytes[this.#length++] = ZERO + digit
      rest -= digit * unit
    }
  }

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const larger = new Uint8Array(2 * this.#bytes.length + count)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
