package com.fasterxml.jackson.datatype.jsr310;

import com.fasterxml.jackson.databind.module.SimpleModule;

/** Stands in for a class of Maven Central, which the client that openapi-generator makes refers to and does not need here. */
public class JavaTimeModule extends SimpleModule {}
