import type { Noun } from '../noun.ts'

export const baseball: Noun = {
  en: ['baseball', 'baseballs'],
  es: ['pelota de béisbol', 'pelotas de béisbol'],
  gender: 'f',
}
export const basket: Noun = { en: ['basket', 'baskets'], es: ['canasta', 'canastas'], gender: 'f' }
export const basketball: Noun = {
  en: ['basketball', 'basketballs'],
  es: ['balón de baloncesto', 'balones de baloncesto'],
  gender: 'm',
}
export const court: Noun = { en: ['court', 'courts'], es: ['cancha', 'canchas'], gender: 'f' }
export const freeThrow: Noun = { en: ['free throw', 'free throws'], es: ['tiro libre', 'tiros libres'], gender: 'm' }
export const goal: Noun = { en: ['goal', 'goals'], es: ['gol', 'goles'], gender: 'm' }
export const golfBall: Noun = {
  en: ['golf ball', 'golf balls'],
  es: ['pelota de golf', 'pelotas de golf'],
  gender: 'f',
}
export const helmet: Noun = { en: ['helmet', 'helmets'], es: ['casco', 'cascos'], gender: 'm' }
export const homeRun: Noun = { en: ['home run', 'home runs'], es: ['jonrón', 'jonrones'], gender: 'm' }
export const inning: Noun = { en: ['inning', 'innings'], es: ['entrada', 'entradas'], gender: 'f' }
export const jersey: Noun = {
  en: ['jersey', 'jerseys'],
  es: ['camiseta deportiva', 'camisetas deportivas'],
  gender: 'f',
}
export const jump: Noun = { en: ['jump', 'jumps'], es: ['salto', 'saltos'], gender: 'm' }
export const lap: Noun = { en: ['lap', 'laps'], es: ['vuelta', 'vueltas'], gender: 'f' }
export const match: Noun = { en: ['match', 'matches'], es: ['partido', 'partidos'], gender: 'm' }
export const medal: Noun = { en: ['medal', 'medals'], es: ['medalla', 'medallas'], gender: 'f' }
export const player: Noun = { en: ['player', 'players'], es: ['jugador', 'jugadores'], gender: 'm' }
export const practice: Noun = { en: ['practice', 'practices'], es: ['práctica', 'prácticas'], gender: 'f' }
export const pushUp: Noun = { en: ['push-up', 'push-ups'], es: ['flexión', 'flexiones'], gender: 'f' }
export const race: Noun = { en: ['race', 'races'], es: ['carrera', 'carreras'], gender: 'f' }
export const racket: Noun = { en: ['racket', 'rackets'], es: ['raqueta', 'raquetas'], gender: 'f' }
export const round: Noun = { en: ['round', 'rounds'], es: ['ronda', 'rondas'], gender: 'f' }
export const runner: Noun = { en: ['runner', 'runners'], es: ['corredor', 'corredores'], gender: 'm' }
export const shot: Noun = { en: ['shot', 'shots'], es: ['tiro', 'tiros'], gender: 'm' }
export const sitUp: Noun = { en: ['sit-up', 'sit-ups'], es: ['abdominal', 'abdominales'], gender: 'm' }
export const skater: Noun = { en: ['skater', 'skaters'], es: ['patinador', 'patinadores'], gender: 'm' }
export const soccerBall: Noun = {
  en: ['soccer ball', 'soccer balls'],
  es: ['balón de fútbol', 'balones de fútbol'],
  gender: 'm',
}
export const soccerField: Noun = {
  en: ['soccer field', 'soccer fields'],
  es: ['campo de fútbol', 'campos de fútbol'],
  gender: 'm',
}
export const sport: Noun = { en: ['sport', 'sports'], es: ['deporte', 'deportes'], gender: 'm' }
export const swimmer: Noun = { en: ['swimmer', 'swimmers'], es: ['nadador', 'nadadores'], gender: 'm' }
export const team: Noun = { en: ['team', 'teams'], es: ['equipo', 'equipos'], gender: 'm' }
export const tennisBall: Noun = {
  en: ['tennis ball', 'tennis balls'],
  es: ['pelota de tenis', 'pelotas de tenis'],
  gender: 'f',
}
export const tournament: Noun = { en: ['tournament', 'tournaments'], es: ['torneo', 'torneos'], gender: 'm' }
export const track: Noun = { en: ['track', 'tracks'], es: ['pista', 'pistas'], gender: 'f' }
export const trophy: Noun = { en: ['trophy', 'trophies'], es: ['trofeo', 'trofeos'], gender: 'm' }
export const uniform: Noun = { en: ['uniform', 'uniforms'], es: ['uniforme', 'uniformes'], gender: 'm' }
export const win: Noun = { en: ['win', 'wins'], es: ['victoria', 'victorias'], gender: 'f' }
