import { agency } from './agency.ts';
import { chromeWords, hindiChromeWords } from './chromeWords.ts';
import { city } from './city.ts';
import { client } from './client.ts';
import { company } from './company.ts';
import { department } from './department.ts';
import { footer } from './footer.ts';
import { formWords, hindiFormWords } from './formWords.ts';
import { guide } from './guide.ts';
import * as hindi from './hindi.ts';
import { homeService } from './homeService.ts';
import { industry } from './industry.ts';
import { job } from './job.ts';
import { hindiLandingWords, landingWords } from './landingWords.ts';
import { legal } from './legal.ts';
import { officialLink } from './officialLink.ts';
import * as pages from './pages.ts';
import { read } from './read.ts';
import { screenWords } from './screenWords.ts';
import { service } from './service.ts';
import { testimonial } from './testimonial.ts';

/** Each collection's files, as a pattern under `content/`, and their schema. */
export const collectionSchemas = {
  agency: { pattern: 'agency.yaml', schema: agency },
  footer: { pattern: 'footer.yaml', schema: footer },
  homeServices: { pattern: 'home-services/*.yaml', schema: homeService },
  services: { pattern: 'services/*.yaml', schema: service },
  industries: { pattern: 'industries/*.yaml', schema: industry },
  clients: { pattern: 'clients/*.yaml', schema: client },
  testimonials: { pattern: 'testimonials/*.yaml', schema: testimonial },
  cities: { pattern: 'cities/*.yaml', schema: city },
  jobs: { pattern: 'jobs/*.yaml', schema: job },
  departments: { pattern: 'departments/*.yaml', schema: department },
  companies: { pattern: 'companies/*.yaml', schema: company },
  guides: { pattern: 'guides/*.yaml', schema: guide },
  officialLinks: { pattern: 'official-links/*.yaml', schema: officialLink },
  read: { pattern: 'read.yaml', schema: read },
  legal: { pattern: 'legal/*.yaml', schema: legal },
  homePage: { pattern: 'pages/home.yaml', schema: pages.homePage },
  aboutPage: { pattern: 'pages/about.yaml', schema: pages.aboutPage },
  servicesPage: { pattern: 'pages/services.yaml', schema: pages.servicesPage },
  industriesPage: { pattern: 'pages/industries.yaml', schema: pages.industriesPage },
  clientsPage: { pattern: 'pages/clients.yaml', schema: pages.clientsPage },
  contactPage: { pattern: 'pages/contact.yaml', schema: pages.contactPage },
  jobsPage: { pattern: 'pages/jobs.yaml', schema: pages.hubPage },
  departmentsPage: { pattern: 'pages/departments.yaml', schema: pages.hubPage },
  companiesPage: { pattern: 'pages/companies.yaml', schema: pages.hubPage },
  sitemapPage: { pattern: 'pages/sitemap.yaml', schema: pages.hubPage },
  notFoundPage: { pattern: 'pages/404.yaml', schema: pages.notFoundPage },
  chromeWords: { pattern: 'words/chrome.yaml', schema: chromeWords },
  landingWords: { pattern: 'words/landing.yaml', schema: landingWords },
  screenWords: { pattern: 'words/screens.yaml', schema: screenWords },
  formWords: { pattern: 'words/forms.yaml', schema: formWords },
  agencyHindi: { pattern: 'hi/agency.yaml', schema: hindi.hindiAgency },
  homeServicesHindi: { pattern: 'hi/home-services/*.yaml', schema: homeService },
  servicesHindi: { pattern: 'hi/services/*.yaml', schema: hindi.hindiService },
  industriesHindi: { pattern: 'hi/industries/*.yaml', schema: hindi.hindiIndustry },
  clientsHindi: { pattern: 'hi/clients/*.yaml', schema: hindi.hindiClient },
  testimonialsHindi: { pattern: 'hi/testimonials/*.yaml', schema: hindi.hindiTestimonial },
  citiesHindi: { pattern: 'hi/cities/*.yaml', schema: hindi.hindiCity },
  jobsHindi: { pattern: 'hi/jobs/*.yaml', schema: hindi.hindiJob },
  officialLinksHindi: { pattern: 'hi/official-links/*.yaml', schema: hindi.hindiOfficialLink },
  legalHindi: { pattern: 'hi/legal/*.yaml', schema: hindi.hindiLegal },
  homePageHindi: { pattern: 'hi/pages/home.yaml', schema: hindi.hindiHomePage },
  aboutPageHindi: { pattern: 'hi/pages/about.yaml', schema: hindi.hindiAboutPage },
  servicesPageHindi: { pattern: 'hi/pages/services.yaml', schema: hindi.hindiServicesPage },
  industriesPageHindi: { pattern: 'hi/pages/industries.yaml', schema: pages.industriesPage },
  clientsPageHindi: { pattern: 'hi/pages/clients.yaml', schema: hindi.hindiClientsPage },
  contactPageHindi: { pattern: 'hi/pages/contact.yaml', schema: pages.contactPage },
  jobsPageHindi: { pattern: 'hi/pages/jobs.yaml', schema: pages.hubPage },
  landingWordsHindi: { pattern: 'hi/words/landing.yaml', schema: hindiLandingWords },
  chromeWordsHindi: { pattern: 'hi/words/chrome.yaml', schema: hindiChromeWords },
  screenWordsHindi: { pattern: 'hi/words/screens.yaml', schema: screenWords },
  formWordsHindi: { pattern: 'hi/words/forms.yaml', schema: hindiFormWords },
} as const;
