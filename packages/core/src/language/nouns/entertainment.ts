import type { Noun } from '../noun.ts'

export const concert: Noun = { en: ['concert', 'concerts'], es: ['concierto', 'conciertos'], gender: 'm' }
export const festival: Noun = { en: ['festival', 'festivals'], es: ['festival', 'festivales'], gender: 'm' }
export const movie: Noun = { en: ['movie', 'movies'], es: ['película', 'películas'], gender: 'f' }
export const party: Noun = { en: ['party', 'parties'], es: ['fiesta', 'fiestas'], gender: 'f' }
export const play: Noun = { en: ['play', 'plays'], es: ['obra de teatro', 'obras de teatro'], gender: 'f' }
export const raffleTicket: Noun = {
  en: ['raffle ticket', 'raffle tickets'],
  es: ['boleto de rifa', 'boletos de rifa'],
  gender: 'm',
}
export const show: Noun = { en: ['show', 'shows'], es: ['espectáculo', 'espectáculos'], gender: 'm' }
export const song: Noun = { en: ['song', 'songs'], es: ['canción', 'canciones'], gender: 'f' }
export const video: Noun = { en: ['video', 'videos'], es: ['video', 'videos'], gender: 'm' }
export const videoGame: Noun = { en: ['video game', 'video games'], es: ['videojuego', 'videojuegos'], gender: 'm' }
