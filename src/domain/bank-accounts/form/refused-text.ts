import type { FieldFormat } from './field-format.ts'

/** A spreadsheet has shortened the number to its first digits: "1.23457E+13". */
export const isShortened = (text: string): boolean => /^\d+(?:[.,]\d+)?E\+\d{1,3}$/i.test(text)

/** Whether a text, as it would be sent, keeps the form from being sent. */
export const isRefused = ({ pattern, doubt, sendable }: FieldFormat, text: string): boolean =>
  isShortened(text) || !(doubt === null ? pattern : sendable).test(text)
