import {
  type Both,
  type ClockTime,
  type Content,
  clockWithoutHands,
  figure,
  handAngles,
  prose,
  time,
} from '../../../author.ts'

/** Reads a clock by its hands alone, as a pupil does. */
export function readClock(face: ClockTime): ClockTime {
  const hands = handAngles(face)
  return { hour: Math.floor(hands.hour / 30) || 12, minute: Math.round(hands.minute / 6) }
}

export const isSameTime = (a: ClockTime, b: ClockTime): boolean => a.hour === b.hour && a.minute === b.minute

export function whichClockShows({ hour, minute }: ClockTime): Both<Content> {
  const shown = time(hour, minute)
  return {
    en: prose`Which clock shows ${shown}?`,
    es: hour === 1 ? prose`¿Qué reloj marca la ${shown}?` : prose`¿Qué reloj marca las ${shown}?`,
  }
}

export function drawHandsFor({ hour, minute }: ClockTime): Both<Content> {
  const [shown, face] = [time(hour, minute), figure(clockWithoutHands)]
  const spanish =
    hour === 1
      ? prose`Dibuja las manecillas para mostrar la ${shown}.`
      : prose`Dibuja las manecillas para mostrar las ${shown}.`
  return { en: [prose`Draw the hands to show ${shown}.`, face], es: [spanish, face] }
}
