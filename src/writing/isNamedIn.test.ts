import { expect, test } from 'vitest';
import { isNamedIn } from './isNamedIn.ts';

test.each([
  ['Media', 'I can join immediately.', false],
  ['Media', 'I have worked in MEDIA for years', true],
  ['Design', 'My last designation was clerk.', false],
  ['Legal', 'I left because they did illegal things', false],
  ['Legal', 'para-legal work', true],
  ['ITC', 'I worked in a kitchen', false],
  ['ITC', 'Is there work at ITC?', true],
  // Two letters that are an English word when they are small.
  ['IT', 'I can do it', false],
  ['IT', 'I did not like its rules', false],
  ['IT', 'IT, two years', true],
  ['Agra', 'Agra’s hotels', true],
  ['Agra', 'work in agra.', true],
  ['Agra', 'I come from Agrahari Nagar', false],
  ['Driver', "Drivers' jobs", true],
  ['Driver', 'screwdriver, driverless', false],
  ['Night shift', 'only nights, any shift', false],
  ['Night shift', 'night  shifts\nplease', true],
  ['Full-time', 'I want full time work', true],
  ['L&T', 'L & T or others', true],
  ['Human Resources', 'Human resource', false],
  ['मीडिया', 'मैं मीडियाकर्मी के साथ रहता हूँ', false],
  ['मीडिया', 'मुझे मीडिया में काम चाहिए।', true],
  ['आगरा', 'आगरा के होटल', true],
  ['आगरा', 'आगरावाला हलवाई', false],
  // A sign that a word goes on with belongs to the word.
  ['काम', 'कामी', false],
  ['रसोइया', 'घर से काम', false],
  // Dots below and joiners.
  ['सॉफ़्टवेयर इंजीनियर', 'सॉफ्टवेयर इंजीनियर का काम', true],
  ['ड्राइवर', 'ड़्राइवर हूँ', true],
  ['दिल्ली', 'दिल्\u200dली में', true],
  ['दिल्ली', 'नई दिल्\u200cली', true],
  ['हिन्दी अनुवादक', 'हिंदी अनुवादक हूँ', true],
  ['मन', 'सुमन', false],
  ['घर से काम', 'मुझे घर से काम करना है', true],
  ['घर से काम', 'घर में काम', false],
])('"%s" is named by "%s": %s', (name, text, isNamed) => expect(isNamedIn(text, name)).toBe(isNamed));
